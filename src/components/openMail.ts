/** Dispatched on the document before a mail program is opened. `preventDefault()` keeps the mail program closed. */
export const MAIL_EVENT = 'mail.open'

/**
 * Opens the visitor's mail program with a `mailto:` link.
 *
 * Dispatches `MAIL_EVENT`, so that tests and embedders can read the link without leaving the page.
 *
 * @param href The `mailto:` link.
 */
export function openMail(href: string): void {
  const announced = new CustomEvent(MAIL_EVENT, { detail: { href }, cancelable: true })
  if (document.dispatchEvent(announced)) location.href = href
}
