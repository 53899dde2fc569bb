import type { Page } from '@playwright/test'
import type { AnyActorRef, AnyEventObject, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import type { Engine } from '@drei-tage/engine'

/** What a live region said, and when, in ms of engine time. */
export interface Said {
  readonly atMs: number
  readonly text: string
  readonly urgent: boolean
}

/** What a machine's actor is, and what its element shows. */
export interface Seen {
  /** Undefined if the page has no actor of this machine that runs. */
  readonly snapshot?: { readonly value: unknown; readonly context: unknown } | undefined
  /** Changes with every new actor of the machine. */
  readonly life: number
  readonly said: readonly Said[]
  /** Everything that the element and the live regions around it say or name: texts, attributes and what is typed. */
  readonly words: string
  readonly dataStates: readonly string[]
  readonly faults: readonly string[]
}

export interface Walk {
  machines(): string[]
  /** What a machine's actor was started with. */
  input(id: string): object
  transitions(): string[]
  send(id: string, event: AnyEventObject): Promise<void>
  /** How long until the machine's next timer is due, in ms, and its state as JSON. Also notes what live regions say. */
  rest(id: string): Promise<{ readonly value: string | undefined; readonly dueMs: number | undefined }>
  /** Brings the element of the machine into view. */
  show(id: string): void
  /** Gives the focus to a control of the machine, counted from 0. Returns whether there is one. */
  focus(id: string, index: number): boolean
  look(id: string): Seen
}

declare global {
  // oxlint-disable-next-line no-var -- A property of the page's `globalThis`.
  var walk: Walk
}

/**
 * Runs in the page in place of the inspector, whose slot it fills, so it must not refer to anything outside itself. Gives the walk access to
 * every actor, and notes what live regions say and which transitions are taken.
 */
function start(engine: Engine, slot: { current?: { observe(event: InspectionEvent): void } }): void {
  const refs = new Map<string, AnyActorRef[]>()
  const taken = new Set<string>()
  const said: Said[] = []
  const lost: string[] = []
  /** What had the focus before time moved. */
  let focused: Element | undefined

  const machineId = (ref: AnyActorRef) => (ref as unknown as { logic: { id?: string } }).logic.id
  const nameOf = (transition: AnyTransitionDefinition) => {
    const { source, eventType } = transition
    const all = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
    return `${source.machine.id} ${source.path.join('.')} ${eventType} ${all.indexOf(transition)}`
  }
  slot.current = {
    observe(event) {
      const id = machineId(event.actorRef as AnyActorRef)
      if (event.type === '@xstate.actor' && id) refs.set(id, [...(refs.get(id) ?? []), event.actorRef as AnyActorRef])
      if (event.type === '@xstate.microstep') for (const transition of event._transitions) taken.add(nameOf(transition))
    },
  }

  const REGIONS = '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])'
  const spoken = new WeakMap<Element, string>()
  const textOf = (node: Element) => (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  /** A region that has just been added says nothing, except an alert. */
  const listen = (isFirst = false) => {
    for (const region of document.querySelectorAll(REGIONS)) {
      const text = textOf(region)
      const before = spoken.get(region)
      spoken.set(region, text)
      const urgent = region.getAttribute('role') === 'alert' || region.getAttribute('aria-live') === 'assertive'
      if (isFirst || text === '' || text === before || (before === undefined && !urgent)) continue
      said.push({ atMs: Math.round(engine.now()), text, urgent })
    }
  }
  listen(true)

  const running = (id: string) => refs.get(id)?.findLast((ref) => ref.getSnapshot().status === 'active')
  /** Until React has rendered, which it does in a microtask or in a message that it has already posted. */
  const rendered = async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', resolve)
        port1.start()
        port2.postMessage(null)
      })
    }
    listen()
  }

  const labelOf = (node: Element) => node.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 120)
  function faultsIn(part: Element): string[] {
    const faults: string[] = []
    const tooWide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (tooWide > 0) faults.push(`overflow: the page is ${tooWide} px too wide`)
    for (const node of part.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')) {
      if (node.tabIndex < 0 || node.closest('[inert], [disabled]') || !node.checkVisibility({ visibilityProperty: true })) continue
      const shown = node.matches('[type="radio"], [type="checkbox"]') ? (node.closest('label, [role="tab"]') ?? node) : node
      const { width, height } = shown.getBoundingClientRect()
      const isClipped = width < 2 || height < 2
      if (isClipped || !shown.checkVisibility({ opacityProperty: true }))
        faults.push(`focusable, but invisible (${Math.round(width)} × ${Math.round(height)} px): ${labelOf(node)}`)
    }
    for (const node of part.querySelectorAll('[aria-controls], [aria-labelledby], [aria-describedby]'))
      for (const name of ['aria-controls', 'aria-labelledby', 'aria-describedby'])
        for (const id of (node.getAttribute(name) ?? '').split(' '))
          if (id && !document.getElementById(id)) faults.push(`${name} names '${id}', which is not there: ${labelOf(node)}`)
    return faults
  }

  globalThis.walk = {
    machines: () => [...refs.keys()].filter(running),
    input: (id) => JSON.parse(JSON.stringify((running(id) as unknown as { options: { input?: object } }).options.input ?? {})) as object,
    transitions: () => [...taken],
    async send(id, event) {
      focused = undefined
      running(id)?.send(event)
      await rendered()
    },
    async rest(id) {
      await rendered()
      if (focused && document.activeElement === document.body) lost.push(`lost the focus to time: ${labelOf(focused)}`)
      focused = document.activeElement === document.body ? undefined : document.activeElement!
      const dues = engine.pending().flatMap(({ due, label }) => (label === id ? [due - engine.now()] : []))
      return {
        value: JSON.stringify(running(id)?.getSnapshot().value),
        dueMs: dues.length === 0 ? undefined : Math.max(0, Math.min(...dues)),
      }
    },
    show(id) {
      document.querySelector(`[data-machine="${id}"]`)?.scrollIntoView({ block: 'center', behavior: 'instant' })
    },
    focus(id, index) {
      const part = document.querySelector(`[data-machine="${id}"]`)
      const controls = [...(part?.querySelectorAll<HTMLElement>('button, a[href], input, select, summary') ?? [])]
      const control = controls.filter((one) => one.tabIndex >= 0 && one.checkVisibility())[index]
      control?.focus({ preventScroll: true })
      focused = control
      return control !== undefined
    },
    look(id) {
      const part = document.querySelector(`[data-machine="${id}"]`)
      // What fades in is looked at when it is there.
      for (const animation of part?.getAnimations({ subtree: true }) ?? [])
        if (animation.effect?.getComputedTiming().endTime !== Infinity && animation.timeline === document.timeline) animation.finish()
      const regions = [...document.querySelectorAll(REGIONS)].map(textOf)
      const own = part ? [part, ...part.querySelectorAll('*')] : []
      const attributes = own.flatMap((node) => [...node.attributes].map(({ value }) => value))
      const typed = own.flatMap((node) => ('value' in node ? [String(node.value)] : []))
      const snapshot = running(id)?.getSnapshot() as { value: unknown; context: unknown } | undefined
      return {
        snapshot: snapshot && { value: snapshot.value, context: JSON.parse(JSON.stringify(snapshot.context)) as unknown },
        life: refs.get(id)?.length ?? 0,
        said: said.splice(0),
        words: [part ? textOf(part) : '', ...regions, ...attributes, ...typed].join('\n'),
        dataStates: [...document.querySelectorAll<HTMLElement>(`[data-machine="${id}"]`)].map(({ dataset }) => dataset.state ?? ''),
        faults: [...lost.splice(0), ...(part ? faultsIn(part) : [])],
      }
    },
  }
}

/** Lets the page load `start` when it is opened with `?inspect`. Call before the page is opened. */
export async function holdReins(page: Page): Promise<void> {
  await page.route('**/inspection/start.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `export ${start.toString()}` }),
  )
}
