import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'

/** The rules of the living standard, and what users of assistive technology need. Style rules are off: React writes the markup. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    'doctype-style': ['error', { style: 'lowercase' }],
    // A button's answer is a region but not a <section>, and only while it is open. A race is not a <progress>: it contains text.
    'prefer-native-element': 'off',
    // Lists are labelled on purpose: 'Enthalten' tells users which of three packages' lists they are in.
    'aria-label-misuse': 'off',
    // The visitor's own mail program sends the contact form: its button is a mail link. Source: docs/FACTS.md, section 5.
    'wcag/h32': 'off',
    // The standard does not allow it on radio buttons, but Firefox needs it: without autocomplete="off" it restores the selection on
    // reload, whatever the URL says (https://bugzilla.mozilla.org/show_bug.cgi?id=654072). axe checks the values on text fields
    // (autocomplete-valid).
    'valid-autocomplete': 'off',
    // The site's own files come from the same origin as the page: an attacker who can change one can change the other.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
})

/**
 * All markup errors in the built pages.
 *
 * @param {string} dist Folder of the built site.
 * @returns {Promise<string[]>} One line each; empty if there are none.
 */
export async function markupFaults(dist) {
  const pages = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'))
  const { results } = await validator.validateMultipleFiles(pages.map((file) => join(dist, file)))
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${filePath}:${line}:${column} ${ruleId}: ${message}`),
  )
}
