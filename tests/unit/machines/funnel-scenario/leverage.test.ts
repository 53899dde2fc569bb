import { expect, it } from 'vitest'
import { rankLeverage } from '#machines/funnel-scenario/leverage.ts'
import { DEMO_SCENARIO } from '#machines/funnel-scenario/funnelFigures.ts'

it.each([
  // Every step converts 10 %.
  ['in their own order for equal gains', [100, 10, 1], ['interest 0.1 50', 'leads 0.1 50', 'customers 0.1 50']],
  ['first the one that no visitor gets through', [350, 150, 0], ['customers 0 750', 'interest 0.35 0', 'leads 0.429 0']],
  ['without a gain where there are no leads', [350, 0, 0], ['interest 0.35 0', 'leads 0 0', 'customers 0 0']],
  ['without a gain where there is no interest', [0, 0, 0], ['interest 0 0', 'leads 0 0', 'customers 0 0']],
])('ranks the steps %s', (_, [interestPermille = 0, leadPermille = 0, customerPermille = 0], ranks) => {
  const ranked = rankLeverage({ ...DEMO_SCENARIO, interestPermille, leadPermille, customerPermille })
  expect(ranked.map(({ stage, stepRatio, gainEuro }) => `${stage} ${Math.round(stepRatio * 1_000) / 1_000} ${gainEuro}`)).toEqual(ranks)
})
