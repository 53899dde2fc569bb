import { expect, it } from 'vitest'
import { fill } from '../../../../machines/common/fill.ts'

it('puts values in place of their names, braces of their own included', () => {
  expect(fill('{first} und {second}', { first: '{second}', second: 'Ada' })).toBe('{second} und Ada')
})

it('leaves a placeholder without a value as it stands, also one that every object knows', () => {
  expect(fill('{name} {toString}', {})).toBe('{name} {toString}')
})
