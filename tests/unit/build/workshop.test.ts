import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { renderPage } from '#build/renderPage.tsx'

/** Every shared element. `Island` is left out, because it shows nothing of its own. */
const elements = readdirSync('src/components').filter((file) => file.endsWith('.tsx') && file !== 'Island.tsx')

it('the workshop, a page in development alone, shows every shared element; a new one gets a row in build/workshop/specimens.tsx', () => {
  const { html } = renderPage('/werkstatt')
  expect([...html.matchAll(/<h3 class="h3" id="(\w+\.tsx)"/g)].map(([, file]) => file)).toEqual(elements)
  expect(html.match(/import \{ [^}]*\w/g)).toHaveLength(elements.length)
})
