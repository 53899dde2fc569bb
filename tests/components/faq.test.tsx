// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { faqItems } from '#content/home/faq.ts'
import { Faq } from '#pages/home/sections/questions/Faq.tsx'
import { hydrate, stateOf } from './hydrate.tsx'

const question = (index: number) => screen.getByRole('heading', { level: 3, name: faqItems[index]!.question })
const openAnswers = () => [...document.querySelectorAll('details[open] p:first-of-type')].map((answer) => answer.textContent)

it('opens one answer at a time, and closes it when it is pressed again', async () => {
  const { visitor } = hydrate(<Faq items={faqItems} />)
  expect(document.querySelectorAll('details')).toHaveLength(faqItems.length)
  expect([stateOf('faq'), openAnswers()]).toEqual(['closed', []])

  await visitor.click(question(1))
  expect([stateOf('faq'), openAnswers()]).toEqual(['open', [faqItems[1]?.answer]])
  await visitor.click(question(2))
  expect([stateOf('faq'), openAnswers()]).toEqual(['open', [faqItems[2]?.answer]])
  await visitor.click(question(2))
  expect([stateOf('faq'), openAnswers()]).toEqual(['closed', []])
})
