// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Newsletter } from '#components/Newsletter.tsx'
import { ignoreRepeats } from '#start/ignoreRepeats.ts'
import { blog } from '#content/blog.ts'
import { owner } from '#content/facts/owner.ts'
import { catchMails, hydrate, machine } from './hydrate.tsx'

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-Mail' })
const submit = () => screen.getByRole('button', { name: 'Anmeldung öffnen' })

it('rejects an invalid address with an alert, each time with a new one, keeps it and focuses the field', async () => {
  const mails = catchMails()
  const { visitor } = hydrate(<Newsletter texts={blog.newsletter} />)
  await visitor.type(field(), 'name.firma.de')
  await visitor.click(submit())

  const first = screen.getByRole('alert')
  expect(first.textContent).toBe('Bitte geben Sie eine gültige E-Mail-Adresse ein.')
  expect(document.activeElement).toBe(field())
  expect([field().value, mails]).toEqual(['name.firma.de', []])
  await visitor.click(submit())
  expect(screen.getByRole('alert'), 'a new element').not.toBe(first)
})

it('copies the text of the mail and says so', async () => {
  catchMails()
  const { visitor, copied } = hydrate(<Newsletter texts={blog.newsletter} />)
  await visitor.type(field(), 'erika@firma.de{Enter}')
  await visitor.click(screen.getByRole('button', { name: 'Text kopieren' }))
  await screen.findByText('Kopiert.')
  expect(copied()).toEqual([machine('newsletter')?.querySelector('pre')?.textContent])
  expect(copied()[0]).toContain(`An: ${owner.email}\n`)
})

it('hands one request over for a double click, and none for a key that is held down', async () => {
  ignoreRepeats()
  const mails = catchMails()
  const { visitor } = hydrate(<Newsletter texts={blog.newsletter} />)
  await visitor.type(field(), 'anna.b+c@weiß-büro.de')
  expect(fireEvent.keyDown(field(), { key: 'Enter', repeat: true })).toBe(false)
  await visitor.dblClick(submit())
  expect(mails).toEqual([expect.stringContaining('anna.b%2Bc%40wei%C3%9F-b%C3%BCro.de')])
})
