import { expect, it } from 'vitest'
import { rankLeverage } from '#machines/funnel-scenario/leverage.ts'
import { DEMO_SCENARIO } from '#machines/funnel-scenario/funnelFigures.ts'

it('keeps the order of the stages for equal gains', () => {
  // Every step converts 10 %.
  const ranks = rankLeverage({ ...DEMO_SCENARIO, interestPermille: 100, leadPermille: 10, customerPermille: 1 })

  expect(ranks.map(({ stage }) => stage)).toEqual(['interest', 'leads', 'customers'])
  expect(new Set(ranks.map(({ gainEuro }) => gainEuro)).size).toBe(1)
})

it('ranks a step first if no visitor gets through it', () => {
  const [first, ...others] = rankLeverage({ ...DEMO_SCENARIO, customerPermille: 0 })

  expect(first).toEqual({ stage: 'customers', stepRatio: 0, gainEuro: 750 })
  expect(others.map(({ gainEuro }) => gainEuro)).toEqual([0, 0])
})

it('is empty for a funnel without leads or interest', () => {
  expect(rankLeverage({ ...DEMO_SCENARIO, leadPermille: 0, customerPermille: 0 })).toEqual([
    { stage: 'interest', stepRatio: 0.35, gainEuro: 0 },
    { stage: 'leads', stepRatio: 0, gainEuro: 0 },
    { stage: 'customers', stepRatio: 0, gainEuro: 0 },
  ])
  const gains = rankLeverage({ ...DEMO_SCENARIO, interestPermille: 0, leadPermille: 0, customerPermille: 0 })
  expect(gains.map(({ gainEuro }) => gainEuro)).toEqual([0, 0, 0])
})
