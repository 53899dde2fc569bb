import { afterEach, expect, it, vi } from 'vitest'
import { addFirstFaces } from '../../../src/boot/firstFaces.ts'

afterEach(() => vi.unstubAllGlobals())

it('registers every face and starts decoding it immediately', () => {
  const load = vi.fn(() => Promise.resolve())
  const added: unknown[] = []
  const make = vi.fn(function (this: { load: typeof load }) {
    this.load = load
  })
  vi.stubGlobal('FontFace', make)
  vi.stubGlobal('document', { fonts: { add: (face: unknown) => added.push(face) } })

  addFirstFaces('DisplayFirst 700 75% d09G+/=,TextFirst 400 100% d09H')

  expect(make.mock.calls).toEqual([
    ['DisplayFirst', 'url(data:font/woff2;base64,d09G+/=)', { weight: '700', stretch: '75%' }],
    ['TextFirst', 'url(data:font/woff2;base64,d09H)', { weight: '400', stretch: '100%' }],
  ])
  expect(added).toEqual(make.mock.contexts)
  expect(load).toHaveBeenCalledTimes(2)
})
