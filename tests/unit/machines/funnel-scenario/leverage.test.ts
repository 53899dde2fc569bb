import { expect, it } from 'vitest'
import { rankLeverage } from '#machines/funnel-scenario/leverage.ts'
import { DEMO_SCENARIO } from '#machines/funnel-scenario/funnelFigures.ts'

it('puts the step to the customer first in the demo, where it converts worst with 33 %', () => {
  // 150 leads x 1 % x 500 euros, 50 customers x 1/35 x 500 euros, and 50 customers x 1/42.857 x 500 euros
  expect(rankLeverage(DEMO_SCENARIO)).toEqual([
    { stage: 'customers', stepRatio: expect.closeTo(1 / 3, 10) as number, gainEuro: 750 },
    { stage: 'interest', stepRatio: 0.35, gainEuro: expect.closeTo(714.2857, 4) as number },
    { stage: 'leads', stepRatio: expect.closeTo(15 / 35, 10) as number, gainEuro: expect.closeTo(583.3333, 4) as number },
  ])
})

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
