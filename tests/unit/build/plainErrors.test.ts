import { inspect } from 'node:util'
import { expect, it } from 'vitest'
import { withPlainErrors } from '#build/plainErrors.ts'

const failing = (error: unknown) =>
  withPlainErrors(() => Promise.reject(error)).then(
    () => '',
    // As Vite prints it.
    (thrown: unknown) => inspect(thrown),
  )

it('prints each message once and without a stack', async () => {
  const wrong = () => new Error("articles/a.md:9: related: no article is called 'b'")
  const both = Object.assign(new Error('Build failed with 3 errors'), { errors: [wrong(), wrong(), new Error('articles/c.md:2: title')] })
  expect(await failing(both)).toBe("[Error: articles/a.md:9: related: no article is called 'b'\narticles/c.md:2: title]")
  expect(await failing(wrong())).toBe("[Error: articles/a.md:9: related: no article is called 'b']")
})

it('keeps the stack of a fault in the code', async () => {
  expect(await failing(new TypeError('x is not a function'))).toContain('at ')
  expect(await failing(Object.assign(new Error('ENOENT: a'), { syscall: 'open' }))).toContain('at ')
  expect(await failing(Object.assign(new Error('2 errors'), { errors: [new Error('a'), new TypeError('b')] }))).toContain('at ')
})
