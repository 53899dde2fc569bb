// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { pageAddress, unbroken } from '#components/pageAddress.ts'
import { blog } from '#content/blog.ts'
import { Share } from '#pages/article/Share.tsx'
import { hydrate, machine, stateOf } from './hydrate.tsx'

// Read in each test, because another file may leave the window elsewhere.
const address = () => location.origin + location.pathname
const press = (name: string) => screen.getByRole('button', { name })
const status = () => screen.getByRole('status').textContent

/** Renders the block in a browser with this share sheet, or without one if `sheet` is missing. */
function open(sheet?: () => Promise<void>) {
  const page = hydrate(<Share title="Ein Beispiel" texts={blog.share} />)
  const share = vi.fn(sheet)
  if (sheet) Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  return { ...page, share }
}

it('shares an address without the query of the visit, whose end no program cuts off', async () => {
  history.replaceState(null, '', '?utm_source=anzeige')
  onTestFinished(() => history.replaceState(null, '', location.pathname))
  const { visitor, copied } = open()
  await visitor.click(press('Link kopieren'))
  expect(copied()).toEqual([address()])
  expect(pageAddress('#name=M%C3%BCller%20%26%20Co.')).toBe(`${address()}#name=M%C3%BCller%20%26%20Co%2E`)
  expect(unbroken("#.!'()*_~-2.5")).toBe('#%2E%21%27%28%29%2A%5F%7E-2.5')
})

it('opens the share sheet, and thanks', async () => {
  const { visitor, share } = open(() => Promise.resolve())
  await visitor.click(press('Teilen …'))

  await screen.findByText('Geteilt. Danke!')
  expect(share.mock.calls).toEqual([[{ title: 'Ein Beispiel', url: address() }]])
})

it('asks again where a share sheet has never answered', async () => {
  const { visitor, share } = open(() => new Promise(() => undefined))
  await visitor.click(press('Teilen …'))
  share.mockResolvedValueOnce()
  await visitor.click(press('Teilen …'))
  await screen.findByText('Geteilt. Danke!')
})

it.each(['AbortError', 'InvalidStateError'])('stays silent when the share sheet is dismissed or already open: %s', async (name) => {
  const { visitor, copied, share } = open(() => Promise.reject(new DOMException('', name)))
  await visitor.click(press('Teilen …'))
  // The refusal passes through several promises.
  await act(async () => await share.mock.results[0]!.value.catch(() => undefined))
  expect([stateOf('copy-feedback'), status(), copied()]).toEqual(['idle', '', []])
})

it.each([
  ['cannot open', () => Promise.reject(new TypeError('no sheet'))],
  ['is missing', undefined],
])('copies the link where the share sheet %s', async (_, sheet) => {
  const { visitor, copied } = open(sheet)
  await visitor.click(press('Teilen …'))

  await screen.findByText('Link kopiert.')
  expect(copied()).toEqual([address()])
})

it('shows the address when copying does not work', async () => {
  const { visitor } = open()
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
  await visitor.click(press('Link kopieren'))

  await screen.findByText('Kopieren ging nicht. Bitte markieren Sie die Adresse.')
  expect(stateOf('copy-feedback')).toBe('failed')
  expect(machine('copy-feedback')?.textContent).toContain(address())
})

it('says what became of the last press, whatever an earlier one is answered later', async () => {
  const { visitor } = open()
  let refuse = () => {}
  const writeText = vi.spyOn(navigator.clipboard, 'writeText')
  writeText.mockReturnValueOnce(new Promise((_, reject) => (refuse = () => reject(new DOMException('', 'NotAllowedError')))))
  await visitor.click(press('Link kopieren'))
  await visitor.click(press('Link kopieren'))
  await screen.findByText('Link kopiert.')
  await act(async () => {
    refuse()
    await writeText.mock.results[0]!.value.catch(() => undefined)
  })
  expect(status()).toBe('Link kopiert.')
})
