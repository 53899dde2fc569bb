// @vitest-environment happy-dom
// What a link chooses in the contact form is in its address, so that it can be opened elsewhere. tests/browser/documents.spec.ts opens one.
import { act, fireEvent } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { ContactForm } from '#pages/home/sections/contact/ContactForm.tsx'
import { followChoices } from '#start/followChoices.ts'
import { hydrate } from './hydrate.tsx'

const choice = () => document.querySelector('select')!

/** The form and what chooses in it, on a page with this fragment. */
function open(hash: string) {
  onTestFinished(() => history.replaceState(null, '', location.pathname))
  history.replaceState(null, '', hash)
  hydrate(
    <>
      <i id="kontakt&paket=ecosystem" data-chooses="topic=package&package=ecosystem" />
      <ContactForm />
    </>,
  )
  act(followChoices)
}

it('a package in the address is chosen in the form, whatever others append or escape, and again after another choice', () => {
  open('#kontakt&paket=ecosystem')
  for (const rest of ['&utm_source=nl', '?fbclid=x1', '&amp;paket=ecosystem', '%26paket%3Decosystem']) {
    expect([choice().value, location.hash]).toEqual(['ecosystem', '#kontakt'])
    fireEvent.change(choice(), { target: { value: 'express' } })
    history.replaceState(null, '', `#kontakt${rest.includes('paket') ? '' : '&paket=ecosystem'}${rest}`)
    act(() => void dispatchEvent(new Event('hashchange')))
  }
  expect(choice().value).toBe('ecosystem')
})

it.each(['#kontakt&paket=gratis', '#kontakt&%E0%A4%A'])('an unknown or broken address chooses nothing: %s', (hash) => {
  open(hash)
  expect([choice().value, location.hash]).toEqual(['express', hash])
})
