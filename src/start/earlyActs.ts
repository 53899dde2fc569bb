/** Everything that a visitor can change, open, focus or press. */
const CONTROLS = 'a[href], button, input, select, textarea, details, summary, [popover]'
/** What is kept after an error: what was typed, and forms. Any other state might have caused the error. */
const TYPED = 'input:not([type=radio], [type=range]), form :is(input, select, textarea)'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Keeps what visitors, or browsers on Back, do to the controls of an island that React renders anew. React does so if foreign software has
 * changed the island's HTML before hydration, and after an error. The discarded controls still know their state.
 *
 * @returns functions to be called after each mount of the island: `putBack` when the new controls are on the page, and `tell` when their
 *   components listen.
 */
export function keepActs(element: HTMLElement): { putBack(): void; tell(): void } {
  let before = controlsIn(element)
  // Unlike other controls, a popover loses its state when it is discarded.
  const openPopovers = new Set([...before.values()].filter(isOpenPopover))
  const isTouched = (control: HTMLElement) => openPopovers.has(control) || isChanged(control)
  let touched: HTMLElement[] = []
  let focused = document.activeElement
  element.addEventListener('focusin', ({ target }) => {
    focused = target as Element
  })
  return {
    putBack() {
      const after = controlsIn(element)
      touched = []
      for (const [name, old] of before) {
        const control = old.isConnected ? old : after.get(name)
        if (!control) continue
        if (isTouched(old)) touched.push(control)
        if (control === old) continue
        if (isTouched(old)) copyState(old, control)
        if (old === focused && document.activeElement === document.body) copyFocus(old, control)
        for (const press of window.boot?.presses ?? []) if (press.control === old) press.control = control
      }
    },
    tell() {
      touched.forEach(announce)
      before = new Map([...controlsIn(element)].filter(([, control]) => control.matches(TYPED)))
      openPopovers.clear()
    },
  }
}

/** Whether the visitor has changed or opened anything in an element. */
export function hasEarlyActs(element: HTMLElement): boolean {
  return [...element.querySelectorAll<HTMLElement>(CONTROLS)].some(isChanged)
}

/**
 * The controls in an element by kind, name and number. So a control is found again in spite of what foreign software has inserted, and of
 * generated ids, which change with every rendering.
 */
function controlsIn(element: HTMLElement): ReadonlyMap<string, HTMLElement> {
  const controls = new Map<string, HTMLElement>()
  for (const control of element.querySelectorAll<HTMLElement>(CONTROLS)) {
    const { name, type, value } = control as HTMLInputElement
    const kind = [control.localName, type, name, isCheckable(control) && value].join(' ')
    let number = 0
    while (controls.has(`${kind} ${number}`)) number += 1
    controls.set(`${kind} ${number}`, control)
  }
  return controls
}

function isCheckable(control: HTMLElement): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')
}

function isOpenPopover(control: HTMLElement): boolean {
  return control.hasAttribute('popover') && control.matches(':popover-open')
}

/** Whether a control is not as it was prerendered. Of a group of radio buttons, only the selected one counts. */
function isChanged(control: HTMLElement): boolean {
  if (control instanceof HTMLDetailsElement) return control.open
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected && !defaultSelected)
  if (isCheckable(control)) return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox')
  return (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) && control.value !== control.defaultValue
}

function copyState(from: HTMLElement, to: HTMLElement): void {
  if (from instanceof HTMLDetailsElement) (to as HTMLDetailsElement).open = from.open
  else if (from.popover) to.showPopover()
  else if (isCheckable(from)) (to as HTMLInputElement).checked = from.checked
  else (to as Field).value = (from as Field).value
}

function copyFocus(from: HTMLElement, to: HTMLElement): void {
  to.focus({ preventScroll: true })
  // The radio button of a tab is hidden once the tab works.
  if (document.activeElement !== to) to.closest<HTMLElement>('[role="tab"]')?.focus({ preventScroll: true })
  const { selectionStart = null, selectionEnd, selectionDirection } = from as HTMLInputElement
  if (selectionStart !== null) (to as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
}

/** Lets a control report its state, as it would after a visitor's act. */
function announce(control: HTMLElement): void {
  if (isCheckable(control)) {
    // A press is reported only if it changes something.
    control.checked = !control.checked
    control.click()
  } else if (control instanceof HTMLDetailsElement || control.popover) control.dispatchEvent(new Event('toggle'))
  else control.dispatchEvent(new Event('input', { bubbles: true }))
}
