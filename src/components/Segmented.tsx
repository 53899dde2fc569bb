import type { ReactNode } from 'react'
import { looks } from './Segmented.styles.ts'

interface Option<Id extends string> {
  readonly id: Id
  readonly label: ReactNode
  /** Accessible name, where the label alone does not say enough. */
  readonly name?: string
}

interface SegmentedProps<Id extends string> {
  /** What is selected. Only the look `list` shows it; the others leave it to screen readers. */
  legend: string
  /** Name of the radio buttons. Styles may refer to the selected one: `input[name='…'][value='…']:checked`. */
  name: string
  options: readonly Option<Id>[]
  look?: keyof typeof looks
  className?: string
  /** The option selected first, if the radio buttons keep the state. */
  initially?: string | undefined
  /** The selected option, if a machine keeps the state. */
  chosen?: string
  onChoose?: (id: Id) => void
}

/** Selects one of a few. Radio buttons, so it works without JavaScript and with the arrow keys. */
export function Segmented<Id extends string>({ legend, name, options, look = 'joined', className, ...choice }: SegmentedProps<Id>) {
  const { initially, chosen, onChoose } = choice
  return (
    <fieldset css={looks[look]} className={className}>
      <legend className={look === 'list' ? undefined : 'visually-hidden'}>{legend}</legend>
      {options.map(({ id, label, name: accessibleName }) => (
        <label key={id}>
          <input
            type="radio"
            name={name}
            value={id}
            aria-label={accessibleName}
            {...(onChoose ? { checked: id === chosen, onChange: () => onChoose(id) } : { defaultChecked: id === initially })}
          />
          {label}{' '}
        </label>
      ))}
    </fieldset>
  )
}
