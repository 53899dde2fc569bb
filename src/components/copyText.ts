/**
 * Puts text on the clipboard. Call it straight from a visitor's click.
 *
 * Rejects where the browser has no clipboard (pages without encryption) or refuses it.
 */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
