import type { Session } from '../session.ts'
import type { Beat } from './beat.ts'

/**
 * Keeps the panel usable whatever the page shows: above its modals, popovers and what is in fullscreen, and not inert. While the page
 * shows the past, the page is inert instead.
 *
 * Nothing tells of all that can cover the panel, such as a modal in a shadow root, so this looks what is at the panel's place.
 *
 * @param host The element of the panel.
 * @param mount The element that it is appended to if no modal is open.
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

  const settle = () => {
    host.inert = false
    // The page may have replaced its body, or hidden what the panel is in.
    const home = mount.isConnected ? mount : document.body
    const isGone = host.getClientRects().length === 0
    const cover = isGone ? document.documentElement : coverOf(host)
    if (!cover) return
    const focused = host.shadowRoot?.activeElement
    const place =
      cover.closest('dialog:modal') ??
      (home.closest('[inert]') || (isGone && host.parentElement === home) ? document.documentElement : home)
    if (place !== host.parentElement) {
      release()
      place.append(host)
      hold()
    }
    host.hidePopover()
    host.showPopover()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }

  mount.append(host)
  const ends = [session.subscribe(hold), release]
  if ('showPopover' in host) {
    host.popover = 'manual'
    host.showPopover()
    ends.push(beat.add(settle))
  }
  return () => {
    for (const end of ends) end()
  }
}

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
