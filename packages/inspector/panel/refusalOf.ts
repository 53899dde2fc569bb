import type { Session } from '../session.ts'

/** What kept the event of the entry before a point from transitions: 'refused by isLastTick', or 'ignored' if no transition takes it. */
export function refusalOf(session: Session, point: number): string | undefined {
  const guards = session.refusedAt(point).join(', ')
  if (session.history().entries[point - 1]?.isIgnored) return guards ? `refused by ${guards}` : 'ignored'
  return guards && `${guards} was false`
}
