import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'

/** What the living standard demands, and what readers with assistive technology need. Style is left to React, which writes it. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    'doctype-style': ['error', { style: 'lowercase' }],
    // A button's answer is a region and no section: it is one only while it is open. A race is no <progress>: it has words in it.
    'prefer-native-element': 'off',
    // Named lists are named for a reason: 'Enthalten' tells which of three packages' lists one is in.
    'aria-label-misuse': 'off',
    // The contact form is sent by the visitor's own mail program: its button is a mail link. Source: docs/FACTS.md, section 5.
    'wcag/h32': 'off',
    // Firefox keeps a radio button's choice over a reload, beside what the address says, unless it is told not to in this way.
    // The words on text fields are looked at by axe (autocomplete-valid).
    'valid-autocomplete': 'off',
    // The site's own files come from where the page comes from: whoever changes one can change the other.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
})

/**
 * Every fault of the built pages' markup.
 *
 * @param {string} dist Folder of the built site.
 * @returns {Promise<string[]>} A line each; empty when there is none.
 */
export async function markupFaults(dist) {
  const pages = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'))
  const faults = []
  for (const file of pages) {
    const report = await validator.validateString(await readFile(join(dist, file), 'utf8'), file)
    for (const { messages } of report.results) {
      for (const { ruleId, message, line, column } of messages) faults.push(`${file}:${line}:${column} ${ruleId}: ${message}`)
    }
  }
  return faults
}
