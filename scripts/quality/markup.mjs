import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'

/** Checks the rules of the HTML standard and those for accessibility. Style rules are off, because React writes the markup. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    'doctype-style': ['error', { style: 'lowercase' }],
    // The answer to a question is a region only while it is open, so it cannot be a <section>. A lane of the race contains text, so it
    // cannot be a <progress>.
    'prefer-native-element': 'off',
    // Lists are labelled on purpose: screen readers announce the list of what a package contains as 'Enthalten in Express'.
    'aria-label-misuse': 'off',
    // The visitor's own mail program sends the contact form: its button is a `mailto:` link. Source: docs/FACTS.md, section 5.
    'wcag/h32': 'off',
    // The standard does not allow autocomplete="off" on radio buttons. Without it, Firefox restores the selection on reload, whatever
    // the URL says (https://bugzilla.mozilla.org/show_bug.cgi?id=654072). axe checks `autocomplete` on text fields
    // (autocomplete-valid).
    'valid-autocomplete': 'off',
    // Not required for the site's own files: an attacker who can change a file can also change the page, which has the same origin.
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
