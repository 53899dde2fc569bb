import type { Locator, Page } from '@playwright/test'

// Locators that many tests share and that depend on markup which may change.

/** The element of a machine; its `data-state` is the machine's state. */
export const machine = (page: Page, name: string): Locator => page.locator(`[data-machine="${name}"]`)

/** The control that toggles the answer to a question; `index` counts from 0. */
export const question = (page: Page, index: number): Locator => machine(page, 'faq').locator('summary').nth(index)

/** The answers that are open. */
export const openAnswers = (page: Page): Locator => page.locator('#fragen details[open]')

/** The control in the footer that opens the cookie settings. */
export const cookieSettings = (page: Page): Locator =>
  page.getByRole('contentinfo').locator('a, button').filter({ hasText: 'Cookie-Einstellungen' })

/** The cookie banner, whether it shows its summary or its settings. */
export const banner = (page: Page): Locator => machine(page, 'cookie-banner')

/** The control that toggles the preview of the email. */
export const mailPreview = (scope: Locator): Locator => scope.getByText('Nachricht ansehen')

/** The section with the contact form. */
export const contact = (page: Page): Locator => page.locator('#kontakt')

/** The link of the form that opens the e-mail. */
export const startLink = (page: Page): Locator => machine(page, 'magnetic-button').getByRole('link')

/** The field of the first screen in which visitors see their name drawn. */
export const nameField = (page: Page): Locator => page.getByRole('textbox', { name: 'Ihr Name oder Ihre Marke' })

/** The picture of that name, and what saves it. */
export const nameInStrokes = (page: Page): Locator =>
  page.getByRole('img', { name: 'Bild Ihres Namens aus neunzig Strichen, drei davon gelb' })
export const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Als Bild speichern' })

/** The button that toggles the menu on small screens. */
export const menuButton = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /^Menü/ })

/** The header's links. */
export const menu = (page: Page): Locator => page.getByRole('banner').getByRole('navigation')

/** A tab by its name. */
export const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true })

/** The inspector panel with its parts. */
export function inspectorOf(page: Page) {
  const panel = page.getByRole('region', { name: 'Inspector', exact: true })
  return {
    panel,
    slider: panel.getByRole('slider', { name: 'Recorded time' }),
    /** The moment shown, in engine ms. */
    async shownMs() {
      return Number(await panel.getByRole('timer').getAttribute('data-ms'))
    },
    press: (name: string) => panel.getByRole('button', { name, exact: true }).click(),
    /** An actor in the list, such as 'order#1'. */
    actor: (name: string) => panel.getByRole('navigation', { name: 'Machines' }).getByRole('button', { name: new RegExp(`^${name} `) }),
  }
}
