import type { Engine } from '@drei-tage/engine'
import type { PageTime } from '../../packages/playwright/page-time.ts'
import type { AnyActorRef } from 'xstate'
import type { InspectionSlot } from '../../src/runtime/inspection.ts'
import { sampleEvents } from '../../src/devtools/machines.ts'
import { createRecorder, serializeRecording } from '@drei-tage/recorder'
import { explore } from './explore.ts'
import type { Place, Step, Walkable } from './explore.ts'
import { faultsAt, REGIONS, textOf, unshown } from './faults.ts'

/** How long one step waits for the state to change, in ms. */
const WAIT_MS = 20_000

/** What a live region said, and when, in ms of engine time. */
export interface Said {
  readonly atMs: number
  readonly text: string
  readonly urgent: boolean
}

/** What the walk found after one step. */
export interface Arrival {
  readonly way: readonly Step[]
  readonly state: unknown
  readonly said: readonly Said[]
  readonly faults: readonly string[]
}

declare global {
  // oxlint-disable-next-line no-var -- A property of the page's `globalThis`.
  var walk: ReturnType<typeof createWalk>
}

const views = import.meta.glob<Record<string, (snapshot: unknown) => object>>('../../machines/*/*.view.ts', { eager: true })
/** What a machine shows. A machine without a view shows nothing. */
function viewOf(id: string, snapshot: unknown): object {
  const name = id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return views[`../../machines/${id}/${id}.view.ts`]?.[`${name}View`]?.(snapshot) ?? {}
}

/** Until React has rendered, which it does in a microtask or in a message that it has already posted. */
async function rendered(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    const { port1, port2 } = new MessageChannel()
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve)
      port1.start()
      port2.postMessage(null)
    })
    port1.close()
  }
}

/** Called by a page with `?inspect` in place of the inspector. */
export function start(engine: Engine, slot: InspectionSlot): void {
  globalThis.walk = createWalk(engine, slot)
}

/** Fills the inspector's slot. Time stands still but for the walk's own steps. */
function createWalk(engine: Engine, slot: InspectionSlot) {
  // Browsers do not list the transitions of what unfolds, so they could not be finished.
  const atOnce = new CSSStyleSheet()
  atOnce.replaceSync('details::details-content { transition: none !important }')
  document.adoptedStyleSheets.push(atOnce)
  // Whatever moves is drawn in a tenth of the frames, which changes no state.
  engine.rate = 10

  const refs = new Map<string, AnyActorRef[]>()
  const said: Said[] = []
  let now = 0
  /** What had the focus before time moved. */
  let focused: Element | undefined
  const lost: string[] = []

  const machineId = (ref: AnyActorRef) => (ref as unknown as { logic: { id?: string } }).logic.id
  const recorder = location.search.includes('record') ? createRecorder({ engine }) : undefined
  slot.current = {
    observe(event) {
      recorder?.observe(event)
      const id = machineId(event.actorRef as AnyActorRef)
      if (event.type === '@xstate.actor' && id) refs.set(id, [...(refs.get(id) ?? []), event.actorRef as AnyActorRef])
    },
  }
  const running = (id: string) => refs.get(id)?.findLast((ref) => ref.getSnapshot().status === 'active')

  const partOf = (id: string) => document.querySelector(`[data-machine="${id}"]`)

  const spoken = new WeakMap<Element, string>()
  /** A region that has just been added says nothing, except an alert. */
  function listen(isFirst = false): void {
    for (const region of document.querySelectorAll(REGIONS)) {
      const [text, before] = [textOf(region), spoken.get(region)]
      spoken.set(region, text)
      const urgent = region.matches('[role="alert"], [aria-live="assertive"]')
      if (isFirst || text === '' || text === before || (before === undefined && !urgent)) continue
      said.push({ atMs: Math.round(engine.now()), text, urgent })
    }
  }
  listen(true)
  new MutationObserver(() => listen()).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['role', 'aria-live'],
  })

  const time = (globalThis as unknown as Record<symbol, PageTime>)[Symbol.for('@drei-tage/engine')]!
  /** Moves time from timer to timer of a machine until its state changes, and notes whether that takes the focus away. */
  async function waitFor(id: string): Promise<void> {
    const state = () => JSON.stringify(running(id)?.getSnapshot().value)
    const [before, startMs] = [state(), engine.now()]
    while (engine.now() <= startMs + WAIT_MS && state() === before) {
      const next = engine.pending().find(({ label }) => label === id)
      if (!next) break
      now = (await time.run(now, now + (next.due - engine.now()) / engine.rate))!.atMs
    }
    await rendered()
    if (focused && document.activeElement === document.body) lost.push(`time takes the focus from ${focused.outerHTML.slice(0, 120)}`)
    focused = undefined
  }

  async function take(id: string, step: Step): Promise<void> {
    if (step === 'wait') return waitFor(id)
    const field = partOf(id)?.querySelector<HTMLInputElement>('input[type="text"], input:not([type])')
    // As typed: a field that loses the focus tells its machine what it holds.
    if (field && 'text' in step) field.value = String(step.text)
    running(id)?.send(step)
    await rendered()
  }

  return {
    /** The machines with an actor that runs. */
    machines: () => [...refs.keys()].filter(running).toSorted(),
    // A part without a box of its own is shown if what it contains is.
    isShown: (id: string) => [partOf(id), ...(partOf(id)?.children ?? [])].some((node) => node?.checkVisibility()),
    /** Brings a machine into view and goes a way anew. Returns a recording of the page so far, if its address says `record`. */
    async replay(id: string, way: readonly Step[]) {
      const part = partOf(id)
      for (let fold = part?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
      part?.scrollIntoView({ block: 'center', behavior: 'instant' })
      for (const step of way) await take(id, step)
      return recorder ? serializeRecording(recorder.recording()) : ''
    },
    /** Walks a machine's newest actor, and looks for faults in each place. With `axe` and `focus`, which takes most of the time, also for theirs. */
    async walk(id: string, { axe, focus }: { axe: boolean; focus: boolean }) {
      const arrivals: Arrival[] = []
      const looked = axe ? new Set<string>() : undefined
      await rendered()
      const walkable: Walkable = {
        // No event claims another width than the window's.
        steps: ['wait', ...(sampleEvents[id] ?? []).filter((step) => !('wide' in step) || step.wide === innerWidth >= 768)],
        place(): Place | undefined {
          const snapshot = running(id)?.getSnapshot() as { value: unknown; can(step: Step): boolean } | undefined
          if (!snapshot) return undefined
          const state = JSON.stringify(snapshot.value)
          // Of numbers, only those of one digit tell places apart: they are indexes rather than amounts.
          const key = `${state} ${JSON.stringify(viewOf(id, snapshot)).replaceAll(/\d{2,}/g, '00')}`
          return { state, key, takes: (step) => step === 'wait' || snapshot.can(step) }
        },
        take: (step) => take(id, step),
        focus(index) {
          const controls = [...(partOf(id)?.querySelectorAll<HTMLElement>('button, a[href], input, select, summary') ?? [])]
          focused = controls.filter((one) => one.tabIndex >= 0 && one.checkVisibility())[index]
          ;(focused as HTMLElement | undefined)?.focus({ preventScroll: true })
          return focused !== undefined
        },
        async arrive(way, isNew) {
          const snapshot = running(id)?.getSnapshot() as { value: unknown }
          const part = partOf(id)
          const faults = [...lost.splice(0), ...said.flatMap(({ text }) => unshown(text))]
          if (isNew && part) faults.push(...(await faultsAt(part, viewOf(id, snapshot), looked)))
          arrivals.push({ way, state: snapshot.value, said: said.splice(0), faults })
        },
      }
      await explore(walkable, focus)
      return arrivals
    },
  }
}
