import type { Session } from './session.ts'

/** What a person does with keys, pointers, wheels and the clipboard, as events. */
const INPUTS = (
  'keydown keyup keypress beforeinput input change compositionstart compositionupdate compositionend copy cut paste ' +
  'pointerdown pointerup pointermove pointerrawupdate pointerover pointerout pointerenter pointerleave pointercancel ' +
  'gotpointercapture lostpointercapture ' +
  'mousedown mouseup mousemove mouseover mouseout mouseenter mouseleave click dblclick auxclick contextmenu wheel ' +
  'touchstart touchmove touchend touchcancel dragstart drag dragenter dragover dragleave dragend drop submit reset focusin focusout'
).split(' ')

/** Dispatched to the window instead of the key that reaches the panel: Alt+Shift+P. */
export const PANEL_KEY = 'inspector.key'

/** Alt changes `key`, so this reads `code`. */
const isPanelKey = ({ altKey, shiftKey, code }: Partial<KeyboardEvent>) => altKey && shiftKey && code === 'KeyP'

/**
 * Keeps what is done in the panel from the listeners of the page, and while the page shows the past, all input: it would take effect in
 * the present, unseen. Only listeners of the window that were added before still get it.
 *
 * @returns a function that ends it.
 */
export function guardInput(session: Session): () => void {
  const guard = (event: Event) => {
    if (isPanelKey(event as KeyboardEvent)) {
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.type === 'keydown') dispatchEvent(new Event(PANEL_KEY))
      return
    }
    const path = event.composedPath()
    const host = path.find((target) => target instanceof HTMLElement && 'inspector' in target.dataset)
    if (host) keepInPanel(event, path[0] as EventTarget, host)
    else if (session.cursor()) event.stopImmediatePropagation()
  }
  for (const type of INPUTS) addEventListener(type, guard, { capture: true })
  return () => {
    for (const type of INPUTS) removeEventListener(type, guard, { capture: true })
  }
}

/**
 * Replaces an event by one that does not leave the shadow root of the panel. What the browser does by itself stays as it is, but for a
 * click, which the new one carries out.
 */
function keepInPanel(event: Event, target: EventTarget, host: EventTarget): void {
  event.stopImmediatePropagation()
  if (target === host) return
  const init = new Proxy(event, { get: (from, name) => (name === 'composed' ? false : Reflect.get(from, name)) })
  const inner = new (event.constructor as typeof Event)(event.type, init)
  if (!target.dispatchEvent(inner) || event.type === 'click') event.preventDefault()
}
