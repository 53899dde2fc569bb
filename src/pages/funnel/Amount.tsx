import { FigureOutput } from '#components/Figure.tsx'
import { amountStyles } from './Amount.styles.ts'

/** An amount in large type that changes while the visitor moves the controls of these ids. */
export function Amount({ amount, controls }: { amount: string; controls: string }) {
  return (
    <div css={amountStyles} data-length={amount.length}>
      <FigureOutput htmlFor={controls} aria-live="off">
        {amount}
      </FigureOutput>
    </div>
  )
}
