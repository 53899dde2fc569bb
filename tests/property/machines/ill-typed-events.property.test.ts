import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { allMachines } from '../../../machines/all.ts'
import { sampleEvents } from '../../../src/inspection/sampleEvents.ts'
import { startMachine } from '../../unit/machines/support.ts'
import { inputOf } from '../../unit/machines/texts.ts'

/** Fields that may contain any text from a visitor, a URL or the storage: no string is ill-typed there. */
const FREE_TEXTS: readonly string[] = [
  'boot press.kept control',
  'contact-form field.changed value',
  'contact-form start.chosen start',
  'cookie-banner storage.changed text',
  'cookie-banner storage.read text',
  'funnel-scenario address.changed numbers',
  'funnel-scenario field.changed value',
  'funnel-tabs address.changed hash',
  'newsletter address.typed value',
]
/** Other values that a field allows: nothing stored, no seed given. */
const ALLOWED = new Map<string, null | undefined>([
  ['cookie-banner storage.changed text', null],
  ['cookie-banner storage.read text', null],
  ['confetti burst.requested seed', undefined],
])

const WORDS = ['', '0', 'NaN', '__proto__', 'constructor', 'toString', 'hasOwnProperty']
const NUMBERS = [Number.NaN, Infinity, -Infinity]
const ANYTHING: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, undefined, {}, [], [0], Object.create(null), () => 0, Symbol('x'), 0n, true, 7, ...WORDS, ...NUMBERS),
  fc.object(),
)

/** Values that a field like `sample` never accepts. Times may be any number, since a clock may be broken. */
function illFor(place: string, sample: unknown): fc.Arbitrary<unknown> {
  return ANYTHING.filter((value) => {
    if (ALLOWED.has(place) && value === ALLOWED.get(place)) return false
    if (place.endsWith(' nowMs')) return typeof value !== 'number'
    if (typeof sample === 'number') return typeof value !== 'number' || !Number.isFinite(value)
    if (typeof sample === 'boolean') return typeof value !== 'boolean'
    if (typeof sample === 'object' && sample !== null) return true
    return typeof value !== 'string' || !FREE_TEXTS.includes(place)
  })
}

/** A sample event with one field wrong or missing; in a field that is an object, one of its fields. */
function illTyped(id: string, sample: AnyEventObject): fc.Arbitrary<AnyEventObject> | undefined {
  const fields = Object.keys(sample).filter((name) => name !== 'type')
  if (fields.length === 0) return undefined
  return fc.constantFrom(...fields).chain((name): fc.Arbitrary<AnyEventObject> => {
    const value: unknown = sample[name]
    const wrong = illFor(`${id} ${sample.type} ${name}`, value).map((ill) => ({ ...sample, [name]: ill }))
    if (typeof value !== 'object' || value === null) return wrong
    const inside = fc
      .constantFrom(...Object.entries(value as Record<string, unknown>))
      .chain(([key, inner]) => illFor('', inner).map((ill) => ({ ...sample, [name]: { ...value, [key]: ill } })))
    return fc.oneof(wrong, inside)
  })
}

async function viewOf(id: string): Promise<(snapshot: AnyMachineSnapshot) => unknown> {
  const module = (await import(`../../../machines/${id}/${id}.view.ts`)) as Record<string, (snapshot: AnyMachineSnapshot) => unknown>
  const name = `${id.replace(/-./g, ([, letter = '']) => letter.toUpperCase())}View`
  const view = module[name]
  if (!view) throw new Error(`${id}.view.ts has no ${name}`)
  return view
}

const withPayload = Object.keys(allMachines).filter((id) => sampleEvents[id]?.some((event) => Object.keys(event).length > 1))

describe('an ill-typed event', () => {
  it.each(withPayload)('does not change the view of %s, and never stops it', async (id) => {
    const machine = allMachines[id]
    const samples = sampleEvents[id]
    if (!machine || !samples) throw new Error(`${id} is no machine`)
    const view = await viewOf(id)
    const ill = samples.map((sample) => illTyped(id, sample)).filter((event) => event !== undefined)
    const before = fc.array(fc.record({ event: fc.constantFrom(...samples), waitMs: fc.integer({ min: 0, max: 1_500 }) }), { maxLength: 6 })
    fc.assert(
      fc.property(before, fc.oneof(...ill), (script, event) => {
        const run = startMachine(machine, view, inputOf(id))
        for (const step of script) {
          run.send(step.event)
          run.engine.advance(step.waitMs)
        }
        const shown = run.view()
        const value = run.actor.getSnapshot().value
        const emitted = run.emitted.length
        const waiting = run.engine.pending()
        run.send(event)
        expect(run.actor.getSnapshot().status).toBe('active')
        expect(run.actor.getSnapshot().value).toEqual(value)
        expect(run.view()).toEqual(shown)
        expect(run.emitted).toHaveLength(emitted)
        expect(run.engine.pending()).toEqual(waiting)
        expect(run.actor.getSnapshot().can(event)).toBe(false)
      }),
      { numRuns: 150 },
    )
  })
})
