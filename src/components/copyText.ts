/**
 * Copies text to the clipboard. Must be called directly in a click handler.
 *
 * Rejects if the browser has no clipboard API (insecure contexts) or denies access.
 */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
