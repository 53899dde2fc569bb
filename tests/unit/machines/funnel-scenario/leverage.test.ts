import { describe, expect, it } from 'vitest'
import { rankLeverage } from '#machines/funnel-scenario/leverage.ts'
import { DEMO_SCENARIO } from '#machines/funnel-stages/funnel-figures.ts'

const stagesOf = (changes: Partial<typeof DEMO_SCENARIO>) => rankLeverage({ ...DEMO_SCENARIO, ...changes }).map(({ stage }) => stage)
const gainsOf = (changes: Partial<typeof DEMO_SCENARIO>) => rankLeverage({ ...DEMO_SCENARIO, ...changes }).map(({ gainEuro }) => gainEuro)

describe('the ranking of the steps', () => {
  it('puts the step to the customer first in the demo, where it converts worst with 33 %', () => {
    const [customers, interest, leads] = rankLeverage(DEMO_SCENARIO)

    // 150 leads x 1 % x 500 euros
    expect(customers).toMatchObject({ stage: 'customers', gainEuro: 750 })
    expect(customers?.stepRatio).toBeCloseTo(1 / 3, 10)
    // 50 customers x 1/35 x 500 euros
    expect(interest?.stage).toBe('interest')
    expect(interest?.stepRatio).toBe(0.35)
    expect(interest?.gainEuro).toBeCloseTo(714.2857, 4)
    // 50 customers x 1/42.857 x 500 euros
    expect(leads?.stage).toBe('leads')
    expect(leads?.stepRatio).toBeCloseTo(15 / 35, 10)
    expect(leads?.gainEuro).toBeCloseTo(583.3333, 4)
  })

  it('keeps the order of the stages for equal gains', () => {
    // Every step converts 10 %.
    expect(stagesOf({ interestPermille: 100, leadPermille: 10, customerPermille: 1 })).toEqual(['interest', 'leads', 'customers'])
    expect(new Set(gainsOf({ interestPermille: 100, leadPermille: 10, customerPermille: 1 })).size).toBe(1)
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
    expect(gainsOf({ interestPermille: 0, leadPermille: 0, customerPermille: 0 })).toEqual([0, 0, 0])
  })
})
