import { createEngine } from '../../../engine/index.ts'
import { mount } from '../mount.tsx'
import type { Session } from '../session.ts'
import { followConfetti } from './followConfetti.ts'
import { Panel } from './Panel.tsx'

/** Shows the panel until it is closed. It has an engine of its own: it moves while the page's time stands still. */
export function openPanel(session: Session): void {
  const time = createEngine()
  const unfollow = followConfetti(session, time)
  const close = mount(
    <Panel
      session={session}
      time={time}
      close={() => {
        close()
        unfollow()
        session.close()
        time.dispose()
      }}
    />,
  )
}
