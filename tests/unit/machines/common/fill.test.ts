import { expect, it } from 'vitest'
import { fill } from '#machines/common/fill.ts'

it('replaces placeholders with values, which may contain braces themselves', () => {
  expect(fill('{first} und {second}', { first: '{second}', second: 'Ada' })).toBe('{second} und Ada')
})

it('leaves a placeholder without a value unchanged, even one named like an inherited property', () => {
  expect(fill('{name} {toString}', {})).toBe('{name} {toString}')
})
