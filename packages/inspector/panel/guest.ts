import type { Session } from '../session.ts'
import type { Beat } from './beat.ts'

/** What of the page makes the rest of it unusable, the panel included, unless the panel is in it. */
const BLOCKS = 'dialog:modal, :fullscreen'

/**
 * Keeps the panel usable whatever the page shows: above its modals, popovers and what is in fullscreen, and not inert. While the page
 * shows the past, the page is inert instead.
 *
 * Nothing tells of all that can cover the panel, such as a modal in a shadow root, so this looks what is at the panel's place.
 *
 * @param host The element of the panel.
 * @param mount The element that it is appended to unless something of the page blocks it there.
 * @returns a function that ends it.
 */
export function stayUsable(host: HTMLElement, mount: Element, session: Session, beat: Beat): () => void {
  const held = new Set<HTMLElement>()
  const release = () => {
    for (const element of held) element.inert = false
    held.clear()
  }
  const hold = () => {
    if (!session.cursor()) return release()
    for (let within: Element | null = host; within; within = within.parentElement) {
      for (const element of within.parentElement?.children ?? []) {
        if (element === within || !(element instanceof HTMLElement) || element.inert) continue
        element.inert = true
        held.add(element)
      }
    }
  }

  /** A modal for the panel, for when nothing of the page can be used, such as under a modal that is not displayed. */
  const own = document.createElement('dialog')
  own.style.all = 'initial'
  own.role = 'presentation'
  own.setAttribute('closedby', 'none')

  /** What has the focus in the panel, or had it until a modal closed around the panel. */
  let focused: EventTarget | null = null
  host.shadowRoot?.addEventListener('focusin', ({ target }) => (focused = target))
  host.shadowRoot?.addEventListener('focusout', (event) => (event as FocusEvent).relatedTarget && (focused = null))

  const isBlocked = () => document.documentElement.inert || [...document.querySelectorAll(BLOCKS)].some((block) => block !== own)
  const isAtHome = () => host.parentElement === mount || host.parentElement?.matches(`html, body, ${BLOCKS}`)
  const isUsable = () => host.getClientRects().length > 0 && !coverOf(host)

  /** Shows the panel in an element, in front of all else. Returns whether it can be used there. */
  const show = (place: Element): boolean => {
    if (place !== host.parentElement) place.append(host)
    host.hidePopover()
    host.showPopover()
    return isUsable()
  }

  const settle = () => {
    host.inert = false
    // Set by libraries that hide all but their modal from screen readers.
    host.ariaHidden = null
    if ((own.isConnected ? isBlocked() : isAtHome()) && isUsable()) return
    const cover = coverOf(host)
    // The page keeps a focus that it has.
    const isLost = [document.body, null].includes(document.activeElement as HTMLElement | null)
    // In a shadow root, the active element of the document is another one.
    const last = isLost || host.matches(':focus-within') ? focused : undefined
    release()
    // The page may have replaced its body.
    const home = mount.isConnected ? mount : document.body
    own.close()
    own.remove()
    const places = [...blocksAround(cover), ...[...document.querySelectorAll(BLOCKS)].toReversed(), home, document.documentElement]
    if (!places.some(show) && isBlocked()) {
      home.append(own)
      own.showModal()
      show(own)
    }
    hold()
    if (last instanceof HTMLElement) last.focus({ preventScroll: true })
  }

  mount.append(host)
  const ends = [session.subscribe(hold), release, () => own.remove()]
  if ('showPopover' in host) {
    host.popover = 'manual'
    host.showPopover()
    ends.push(beat.add(settle))
  }
  return () => {
    for (const end of ends) end()
  }
}

/** The modals and elements in fullscreen around an element, the innermost first, whether or not they are in its shadow root. */
function* blocksAround(element: Element | undefined): Generator<Element> {
  for (let around: Element | null | undefined = element; around; around = outerOf(around)) if (around.matches(BLOCKS)) yield around
}

const outerOf = (element: Element) => element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host

/** An element that is in front of the panel; undefined if there is none. */
function coverOf(host: HTMLElement): Element | undefined {
  const box = host.shadowRoot?.querySelector('.panel')?.getBoundingClientRect()
  if (!box) return undefined
  const { left, right, top, bottom } = box
  const points = [left + 4, (left + right) / 2, right - 4].flatMap((x) =>
    [top + 4, (top + bottom) / 2, bottom - 4].map((y) => [x, y] as const),
  )
  return points.map(([x, y]) => elementAt(x, y, host)).find((found) => found && found !== host)
}

/** The element at a point of the window, also in open shadow roots, except for those in the panel. */
function elementAt(x: number, y: number, host: Element): Element | undefined {
  let found: Element | undefined
  let next = document.elementFromPoint(x, y)
  while (next && next !== found) {
    found = next
    next = (found !== host && found.shadowRoot?.elementFromPoint(x, y)) || null
  }
  return found
}
