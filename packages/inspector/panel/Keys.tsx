/** @jsxImportSource react */
import { memo, useId } from 'react'

const KEYS = [
  ['Alt + Shift + P', 'reach the panel from the page; fold it, and back to the page'],
  ['Space', 'play or pause'],
  ['.', 'step to the next timer'],
  ['Escape', 'back to now'],
  ['Left, Right', 'on the ruler: the entry before or after'],
  ['Page Up, Page Down', 'on the ruler: a second on or back'],
  ['Home, End', 'on the ruler: its ends'],
  ['Up, Down', 'in the log: the row above or below'],
] as const

/** A button that lists all keys of the panel. */
export const Keys = memo(function Keys() {
  const id = useId()
  return (
    <>
      {/* Set as an attribute, because React 18 does not know the property, and React 19 not the attribute. */}
      <button type="button" className="button" aria-label="Keys" ref={(button) => button?.setAttribute('popovertarget', id)}>
        ?
      </button>
      <section id={id} popover="auto" className="keys field" aria-label="Keys">
        <dl>
          {KEYS.map(([key, does]) => (
            <div key={key} className="pair">
              <dt>{key}</dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
})
