import * as fc from 'fast-check'
import type * as z from 'zod'
import { factsSchema } from '#content/schema.ts'

/** What a node of the schema says of itself, as far as a value for it can be drawn. */
interface Definition {
  readonly type: string
  readonly values?: readonly unknown[]
  readonly entries?: Readonly<Record<string, string>>
  readonly shape?: Readonly<Record<string, Node>>
  readonly options?: readonly Node[]
  readonly parts?: readonly unknown[]
  readonly element?: Node
  readonly innerType?: Node
  readonly keyType?: Node
  readonly valueType?: Node
  readonly checks?: readonly object[]
}
type Node = Pick<z.ZodType, 'safeParse'> & { readonly def: Definition }
const definitionOf = (check: object) => Reflect.get(Reflect.get(check, '_zod') as object, 'def') as Readonly<Record<string, unknown>>

const TEXTS = ['Ä', 'Werft', 'Jördis Brüning-Mäßner', 'Ida Ørsted & Söhne', 'Donaudampfschifffahrtsgesellschaftskapitän']
/** Values of forms that chance does not find. */
const FORMS = (
  'Brüning & Söhne GmbH|Werft UG (haftungsbeschränkt)|Ørsted e. K.|Amtsgericht Charlottenburg (Berlin)|https://www.werkhof-web.test|' +
  'jürgen@müller-söhne.test|a@b.test|+49 40 66969 456|040 66969-456|tel:+494066969456|innerhalb eines Tages|2016 bis 2026|2019 bis 2019'
).split('|')

function matching(pattern: RegExp): fc.Arbitrary<string> {
  const [texts, forms] = [TEXTS, FORMS].map((values) => values.filter((value) => pattern.test(value)))
  if (texts!.length > 0) return fc.tuple(fc.constantFrom(...texts!), fc.nat(99)).map(([text, number]) => `${text} ${number}`)
  return forms!.length > 0 ? fc.constantFrom(...forms!) : fc.stringMatching(pattern)
}

/** Draws values that a node of a schema allows. */
function valid(node: Node): fc.Arbitrary<unknown> {
  const { def } = node
  const checks = (def.checks ?? []).map(definitionOf)
  const limit = (...names: string[]) => checks.find(({ check }) => names.includes(String(check)))
  const draw = (): fc.Arbitrary<unknown> => {
    switch (def.type) {
      case 'object':
        return fc.record(Object.fromEntries(Object.entries(def.shape!).map(([name, inner]) => [name, valid(inner)])), {
          requiredKeys: Object.keys(def.shape!).filter((name) => def.shape![name]!.def.type !== 'optional'),
        })
      case 'array': {
        const [least, most] = [Number(limit('min_length')?.minimum), Number(limit('max_length')?.maximum)]
        return fc.oneof(
          ...[least, Math.min(most, 12)].map((count) => fc.array(valid(def.element!), { minLength: count, maxLength: count })),
        )
      }
      case 'number': {
        const [least, most] = [Number(limit('greater_than')?.value), Number(limit('less_than')?.value)]
        return limit('number_format')
          ? fc.oneof(fc.constantFrom(least, most), fc.integer({ min: least, max: most }))
          : fc.constantFrom(least, most)
      }
      case 'string': {
        const pattern = limit('string_format')?.pattern as RegExp | undefined
        return pattern ? matching(pattern) : fc.constantFrom('', '%')
      }
      case 'record':
        return fc.record(Object.fromEntries(Object.keys(def.keyType!.def.entries!).map((name) => [name, valid(def.valueType!)])))
      case 'template_literal':
        return fc.constant(`${String(def.parts![0])}1`)
      case 'literal':
        return fc.constantFrom(...def.values!)
      case 'enum':
        return fc.constantFrom(...Object.values(def.entries!))
      case 'boolean':
        return fc.boolean()
      case 'union':
        return fc.oneof(...def.options!.map(valid))
      case 'nullable':
        return fc.option(valid(def.innerType!))
      default:
        return valid(def.innerType!)
    }
  }
  return checks.some(({ check }) => check === 'custom') || def.type === 'object'
    ? draw().filter((value) => node.safeParse(value).success)
    : draw()
}

/** Draws all facts of an owner. */
export const validFacts = valid(factsSchema as unknown as Node) as fc.Arbitrary<z.infer<typeof factsSchema>>
