import { useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { hideUntilFound } from '#runtime/hideUntilFound.ts'
import { useHydrated } from '#runtime/useHydrated.ts'
import { looks } from './Tabs.styles.ts'

interface TabListProps<Id extends string> {
  /** Name of the list; also the prefix of the ids of tabs and panels. */
  name: string
  label: string
  tabs: readonly { readonly id: Id; readonly label: ReactNode }[]
  chosen: Id
  onChoose(id: Id): void
  look: keyof typeof looks
}

/** Id of the panel that a tab shows. */
function panelId(name: string, id: string): string {
  return `${name}-panel-${id}`
}

function tabId(name: string, id: string): string {
  return `${name}-tab-${id}`
}

/**
 * Tabs that contain radio buttons. The styles from `tabPanels` show the panel of the selected radio button, so the tabs work without
 * JavaScript. After hydration the element around each radio button is the tab, because ARIA allows no such role on radio buttons, and the
 * radio button only holds the state.
 */
export function TabList<Id extends string>({ name, label, tabs, chosen, onChoose, look }: TabListProps<Id>) {
  const list = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()

  useLayoutEffect(hideUntilFound, [chosen])
  // The tab takes over the focus of its radio button.
  useLayoutEffect(() => {
    const { activeElement } = document
    if (hydrated && activeElement?.localName === 'input' && list.current?.contains(activeElement))
      activeElement.closest<HTMLElement>('[role="tab"]')?.focus()
  }, [hydrated])

  /** Selects a tab like a press on its label: its radio button changes at once, and then reports the change. */
  const select = (id: Id) => list.current?.querySelector<HTMLInputElement>(`input[value='${id}']`)?.click()
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const { length } = tabs
    const keys: Record<string, number> = {
      Home: 0,
      End: length - 1,
      ArrowLeft: (index + length - 1) % length,
      ArrowUp: (index + length - 1) % length,
      ArrowRight: (index + 1) % length,
      ArrowDown: (index + 1) % length,
      Enter: index,
      ' ': index,
    }
    const to = tabs[keys[event.key] ?? length]
    if (!to) return
    event.preventDefault()
    select(to.id)
    document.getElementById(tabId(name, to.id))?.focus()
  }

  return (
    <div ref={list} css={looks[look].list} role={hydrated ? 'tablist' : 'radiogroup'} aria-label={label}>
      {tabs.map(({ id, label: text }, index) => (
        <div
          key={id}
          css={looks[look].tab}
          id={tabId(name, id)}
          {...(hydrated && {
            role: 'tab',
            tabIndex: id === chosen ? 0 : -1,
            'aria-selected': id === chosen,
            'aria-controls': panelId(name, id),
            // A press beside the label, or by assistive technology.
            onClick: ({ target, currentTarget }: MouseEvent) => target === currentTarget && select(id),
            onKeyDown: (event: KeyboardEvent) => onKeyDown(event, index),
          })}
        >
          <label>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              // A press on the selected tab fires no change event. Reported anyway, because it restarts what the tab shows.
              onClick={() => id === chosen && onChoose(id)}
            />
            {text}
          </label>
        </div>
      ))}
    </div>
  )
}

/**
 * Attributes of a panel.
 *
 * @param name The name of the tabs.
 * @param id The id of the tab that shows the panel.
 */
export function panelProps(name: string, id: string) {
  return { id: panelId(name, id), role: 'tabpanel', 'aria-labelledby': tabId(name, id) }
}

/**
 * Attributes of the element that is hidden unless a tab is selected: the panel or an element around it. `hidden` may come to it before
 * hydration.
 *
 * @param shownAt A media query under which it is shown anyway.
 */
export function hiddenUnless(name: string, id: string, shownAt?: string) {
  return { 'data-tab': `${name}/${id}`, 'data-shown-at': shownAt, suppressHydrationWarning: true }
}

/**
 * Styles for an element that contains the tabs and their panels. On screens, they hide all panels (`data-tab`) except the selected one. What is marked
 * as hidden until found leaves an empty box, because find in page looks only into boxes. Both together, because the browser looks at the
 * mark only when the visibility changes.
 *
 * @param name The name of the tabs.
 * @param ids The ids of all tabs.
 */
export function tabPanels(name: string, ids: readonly string[]): string {
  return ids
    .map(
      (id) =>
        `&:has(input[name='${name}'][value='${id}']:checked) [data-tab^='${name}/']:not([data-tab='${name}/${id}']) {
          @media screen {
            &:not([hidden]) { display: none; }
            &[hidden] { content-visibility: hidden; height: 0; margin: 0; padding: 0; border: 0; }
          }
        }`,
    )
    .join('\n')
}
