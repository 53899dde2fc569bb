import { expect, it } from 'vitest'
import { funnelScenarioMachine } from '#machines/funnel-scenario/funnel-scenario.machine.ts'
import { funnelFiguresView, funnelScenarioView } from '#machines/funnel-scenario/funnel-scenario.view.ts'
import type { Scenario, ScenarioField } from '#machines/funnel-scenario/funnelFigures.ts'
import { DEMO_SCENARIO } from '#machines/funnel-scenario/funnelFigures.ts'
import { startMachine } from '../support.ts'
import { textInputs } from '../texts.ts'

function startScenario(numbers: Partial<Scenario> = {}) {
  const input = { ...textInputs['funnel-scenario'], scenario: { ...DEMO_SCENARIO, ...numbers } }
  const run = startMachine(funnelScenarioMachine, funnelScenarioView, input)
  return {
    ...run,
    type: (field: ScenarioField, value: string) => run.send({ type: 'field.changed', field, value }),
    leave: () => run.send({ type: 'field.left' }),
    figures: () => funnelFiguresView(run.actor.getSnapshot()),
    fieldOf: (field: ScenarioField) => run.view().fields.find((entry) => entry.field === field),
    texts: () => run.view().fields.map(({ text }) => text),
  }
}

it('own numbers at the start are those of the demo', () => {
  const { figures, texts, view } = startScenario()

  expect(texts()).toEqual(['1.000', '35', '15', '5', '500'])
  expect(figures()).toMatchObject({ figures: [1_000, 350, 150, 50], slider: { min: 100, max: 10_000, step: 100, value: 1_000 } })
  expect(view().fields.every(({ input, note }) => !input['aria-invalid'] && note.hidden)).toBe(true)
  expect(view()).toMatchObject({
    state: 'told',
    told: DEMO_SCENARIO,
    revenueEuro: 25_000,
    demoRevenueEuro: 25_000,
    comparisonText: 'Noch kein Unterschied zum Umsatz der Demo.',
    leverageText: 'Der größte Hebel ist der Schritt vom Lead zum Kunden: Ein Prozentpunkt mehr bringt rund 750\u00a0€ im Monat.',
  })
})

it('own numbers show the people of every stage, and the difference of the revenue', () => {
  const { view } = startScenario({ visitors: 2_000, interestPermille: 200, leadPermille: 100, customerPermille: 50 })

  expect(view().people).toEqual([2_000, 400, 200, 100])
  expect(view().comparisonText).toBe('Ihre Zahlen bringen 25.000\u00a0€ mehr im Monat als die Demo.')
})

it.each([
  [{ interestPermille: 150, leadPermille: 150 }, 'Der größte Hebel ist der Schritt vom Besuch zum Interesse'],
  [{ interestPermille: 900 }, 'Der größte Hebel ist der Schritt vom Interesse zum Lead'],
  [{ customerPermille: 10 }, 'Der größte Hebel ist der Schritt vom Lead zum Kunden'],
  [{ interestPermille: 0, leadPermille: 0, customerPermille: 0 }, ''],
  [{ interestPermille: 1_000, leadPermille: 1_000, customerPermille: 1_000 }, ''],
])('own numbers name the step with the most leverage for %s, if any', (numbers, step) => {
  expect(startScenario(numbers).view().leverageText.split(': ')[0]).toBe(step)
})

it('typing own numbers recalculates on every keystroke, and updates the URL once the number rests or its field is left, with one history entry per edit', () => {
  const { engine, figures, leave, orders, type } = startScenario()

  type('visitors', '2')
  type('visitors', '200')
  expect(figures().figures).toEqual([200, 70, 30, 10])
  engine.advance(699)
  expect(orders).toEqual([])
  engine.advance(1)
  expect(orders).toEqual([{ type: 'address.push', scenario: { ...DEMO_SCENARIO, visitors: 200 }, replace: false }])
  type('visitors', '2000')
  leave()
  type('valueEuro', '700')
  leave()
  expect(orders.slice(1)).toEqual([
    { type: 'address.push', scenario: { ...DEMO_SCENARIO, visitors: 2_000 }, replace: true },
    { type: 'address.push', scenario: { ...DEMO_SCENARIO, visitors: 2_000, valueEuro: 700 }, replace: false },
  ])
})

it('typing lowers the following rates only while a number is half typed', () => {
  const { texts, type, view } = startScenario()

  type('interestPermille', '4')
  expect(view().scenario).toMatchObject({ interestPermille: 40, leadPermille: 40, customerPermille: 40 })
  expect(texts()).toEqual(['1.000', '4', '15', '5', '500'])
  type('interestPermille', '40')
  expect(view().scenario).toMatchObject({ interestPermille: 400, leadPermille: 150, customerPermille: 50 })
})

it.each([
  ['interestPermille', '120', 'Möglich ist 0\u00a0% bis 100\u00a0%. Gerechnet wird mit 100\u00a0%.'],
  ['visitors', '50', 'Möglich ist 100 bis 10.000. Gerechnet wird mit 100.'],
  ['visitors', '20.000', 'Möglich ist 100 bis 10.000. Gerechnet wird mit 10.000.'],
  ['visitors', '1250', 'Gerechnet wird mit 1.300, in Schritten von 100.'],
  ['valueEuro', '0', 'Möglich ist 1\u00a0€ bis 100.000\u00a0€. Gerechnet wird mit 1\u00a0€.'],
  ['leadPermille', '50', 'Höchstens 35\u00a0%, so viele sind auf der Stufe davor.'],
] as const)('states below the field %s what is used instead of "%s": %s', (field, value, note) => {
  const { fieldOf, leave, type } = startScenario()

  type(field, value)
  expect(fieldOf(field)).toMatchObject({ text: value, note: { children: note } })
  // Left, perhaps more than once, the field has the number that is used, and the note stays until something else is entered.
  for (let left = 0; left < 2; left += 1) leave()
  expect(fieldOf(field)?.text).not.toBe(value)
  expect(fieldOf(field)).toMatchObject({ input: { 'aria-invalid': false }, note: { hidden: false, children: note } })
  type('visitors', '2000')
  expect(fieldOf(field)?.note.hidden).toBe(true)
})

it('keeps the last valid number while the text is invalid, and says what is expected', () => {
  const { fieldOf, orders, type, view } = startScenario()

  type('visitors', 'viele')
  const wanted = 'Bitte geben Sie eine Zahl von 100 bis 10.000 ein. Gerechnet wird mit 1.000.'
  expect(fieldOf('visitors')).toMatchObject({
    text: 'viele',
    input: { id: 'own-visitors', 'aria-invalid': true, 'aria-describedby': 'own-visitors-note' },
    note: { id: 'own-visitors-note', hidden: false, children: wanted },
    used: '1.000',
  })
  type('customerPermille', '1,25')
  const rate = 'Bitte geben Sie eine Zahl von 0\u00a0% bis 100\u00a0% mit höchstens einer Nachkommastelle ein. Gerechnet wird mit 5\u00a0%.'
  expect(fieldOf('customerPermille')).toMatchObject({ input: { inputMode: 'decimal', 'aria-invalid': true }, note: { children: rate } })
  expect(view().scenario).toEqual(DEMO_SCENARIO)
  expect(orders).toEqual([])
  type('visitors', '900')
  expect(fieldOf('visitors')).toMatchObject({ input: { 'aria-invalid': false }, note: { hidden: true } })
  expect(fieldOf('customerPermille')?.input['aria-invalid']).toBe(true)
})

it('the ruler of a number ranges over what can be entered, and compares the number with the demo', () => {
  const { fieldOf } = startScenario({ visitors: 2_000, interestPermille: 400, customerPermille: 25, valueEuro: 1_000 })

  expect(fieldOf('visitors')).toMatchObject({
    slider: { min: 100, max: 10_000, step: 100, value: 2_000 },
    scale: ['100', '5.000', '10.000'],
    ruler: { used: { of: 100, lit: 20 }, demo: { of: 100, lit: 10 } },
    demo: '1.000',
  })
  expect(fieldOf('customerPermille')).toMatchObject({
    slider: { min: 0, max: 100, step: 0.5, value: 2.5 },
    scale: ['0\u00a0%', '50\u00a0%', '100\u00a0%'],
    ruler: { used: { of: 100, lit: 2.5 }, demo: { of: 100, lit: 5 } },
    used: '2,5\u00a0%',
  })
  // The third of five powers of ten, each of which has 13 positions.
  expect(fieldOf('valueEuro')).toMatchObject({
    slider: { min: 1, max: 53, step: 1, value: 27 },
    scale: ['10\u00a0€', '1.000\u00a0€', '100.000\u00a0€'],
    ruler: { used: { of: 53, lit: 27 } },
    used: '1.000\u00a0€',
  })
})

it('resets own numbers to the demo, also in the URL', () => {
  const { after, orders, type, view } = startScenario({ valueEuro: 700 })

  type('visitors', 'x')
  after({ type: 'reset.pressed' }, { scenario: DEMO_SCENARIO, told: DEMO_SCENARIO })
  expect(view().fields.some(({ input }) => input['aria-invalid'])).toBe(false)
  expect(orders).toEqual([{ type: 'address.push', scenario: DEMO_SCENARIO, replace: false }])
})

it('own numbers follow the URL without changing it, and begin a new edit', () => {
  const { leave, orders, send, texts, type } = startScenario()

  type('valueEuro', '700')
  leave()
  send({ type: 'address.changed', scenario: DEMO_SCENARIO })
  expect(texts()).toEqual(['1.000', '35', '15', '5', '500'])
  send({ type: 'address.changed', scenario: { ...DEMO_SCENARIO, leadPermille: 350 } })
  expect(texts()).toEqual(['1.000', '35', '35', '5', '500'])
  type('valueEuro', '800')
  leave()
  expect(orders).toEqual([
    { type: 'address.push', scenario: { ...DEMO_SCENARIO, valueEuro: 700 }, replace: false },
    { type: 'address.push', scenario: { ...DEMO_SCENARIO, leadPermille: 350, valueEuro: 800 }, replace: false },
  ])
})

it('the announcement of own numbers is made once, 700 ms after the last of ten keystrokes', () => {
  const { engine, figures, trace, turns, type } = startScenario()

  for (let visitors = 1_100; visitors <= 2_000; visitors += 100) {
    type('visitors', String(visitors))
    engine.advance(120)
  }
  const more = 'Ihre Zahlen bringen 25.000\u00a0€ mehr im Monat als die Demo.'
  expect(figures().told).toEqual({ figures: [1_000, 350, 150, 50], revenueEuro: 25_000 })
  turns(580, { comparisonText: more, announcement: 'Noch kein Unterschied zum Umsatz der Demo.' }, { announcement: more })
  expect(figures().told).toEqual({ figures: [2_000, 700, 300, 100], revenueEuro: 50_000 })
  engine.advance(60_000)
  expect(new Set(trace.map((entry) => entry.view.announcement)).size).toBe(2)
})
