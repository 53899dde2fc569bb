// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { NameStrokes } from '#pages/home/sections/hero/NameStrokes.tsx'
import { createSimulatedEngine } from '@drei-tage/engine'
import { createParticleStage } from '#motion/particles.ts'
import { hydrate, stateOf } from './hydrate.tsx'

const canReadCanvas = vi.hoisted(() => vi.fn<() => boolean>())
// Strokes are drawn only in a real browser.
vi.mock('#motion/canvas.ts', async (original) => ({ ...(await original<object>()), canReadCanvas }))
vi.mock('#motion/nameStrokes.ts', () => ({ createNameStage: () => undefined }))
vi.mock('#motion/namePoster.ts', () => ({ posterOf: async () => new Blob([], { type: 'image/png' }) }))

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Ihr Name oder Ihre Marke' })
const type = (text: string) => fireEvent.input(field(), { target: { value: text } })

beforeEach(() => {
  canReadCanvas.mockReturnValue(true)
  onTestFinished(() => history.replaceState(null, '', location.pathname))
})

it('draws the name as text, which cannot be saved, and no particles, where a canvas cannot be read', async () => {
  canReadCanvas.mockReturnValue(false)
  const { advance } = hydrate(<NameStrokes />)
  for (const name of ['Ida', 'Ida Muster']) {
    type(name)
    advance(5_000)
    expect(document.querySelector('[data-part="strokes"]')?.textContent).toBe(name)
  }
  expect([screen.queryByRole('img'), screen.queryByRole('button', { name: 'Als Bild speichern' })]).toEqual([null, null])
  expect(screen.getByRole('button', { name: 'Link kopieren' })).toBeDefined()
  expect(createParticleStage(document.createElement('canvas'), createSimulatedEngine())).toBeUndefined()
})

it('takes 25 characters, and never a part of one, without moving the caret elsewhere', () => {
  hydrate(<NameStrokes />)
  const family = '👨‍👩‍👧‍👦'
  type(family.repeat(30))
  expect(field().value).toBe(family.repeat(25))

  // Like `maxLength`, it refuses what is inserted beyond the limit, and keeps the rest.
  const rest = 'x'.repeat(23)
  field().value = `e\u0301${family}${rest}Z`
  field().setSelectionRange(`e\u0301${family}`.length, `e\u0301${family}`.length)
  fireEvent.input(field())
  expect([field().value, field().selectionStart]).toEqual([`e\u0301${rest}Z`, 2])
})

it('shares picture and link by one button, also after a share sheet that has never answered', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>()
  Object.defineProperties(navigator, { share: { configurable: true, value: share }, canShare: { configurable: true, value: () => true } })
  onTestFinished(() => ['share', 'canShare'].forEach((name) => Reflect.deleteProperty(navigator, name)))
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true, addEventListener: () => undefined } as unknown as MediaQueryList)
  const { visitor } = hydrate(<NameStrokes />)
  type('Ida')
  expect(screen.queryByRole('button', { name: 'Link kopieren' })).toBeNull()
  share.mockReturnValueOnce(new Promise(() => undefined))
  share.mockRejectedValueOnce(new DOMException('', 'InvalidStateError'))
  share.mockResolvedValueOnce()
  for (const state of ['saving', 'drawn', 'drawn']) {
    await visitor.click(screen.getByRole('button', { name: 'Teilen' }))
    await act(() => Promise.resolve())
    expect(stateOf('name-strokes')).toBe(state)
  }
  expect(share).toHaveBeenCalledTimes(3)
  const [{ url, files }] = share.mock.calls[0]!
  expect([url, files?.map(({ name }) => name)]).toEqual([`${location.origin}${location.pathname}#name=Ida`, ['hundertzwanzig-striche.png']])
})
