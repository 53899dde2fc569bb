/** @jsxImportSource react */
import { useId } from 'react'

/** A key that works wherever the focus is in the panel. */
export interface PanelKey {
  /** A value of `KeyboardEvent.key`. */
  readonly key: string
  readonly does: string
  act(): void
}

/** A button that lists all keys of the panel. */
export function Keys({ keys }: { keys: readonly PanelKey[] }) {
  const id = useId()
  const rows = [
    ['Alt + Shift + P', 'reach the panel from the page; fold it, and back to the page'],
    ...keys.map(({ key, does }) => [key === ' ' ? 'Space' : key, does]),
    ['Left, Right', 'on the ruler: the entry before or after'],
    ['Page Up, Page Down', 'on the ruler: a second on or back'],
    ['Home, End', 'on the ruler: its ends'],
    ['Up, Down', 'in the log: the row above or below'],
  ] as const
  return (
    <>
      {/* Set as an attribute, because React 18 does not know the property, and React 19 not the attribute. */}
      <button type="button" className="button" aria-label="Keys" ref={(button) => button?.setAttribute('popovertarget', id)}>
        ?
      </button>
      <section id={id} popover="auto" className="keys field" aria-label="Keys">
        <dl>
          {rows.map(([key, does]) => (
            <div key={key} className="pair">
              <dt>{key}</dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
