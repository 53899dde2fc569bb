/** Whether nothing was shared because the visitor has closed the share sheet, or because it is still open. */
export function isUnshared(error: unknown): boolean {
  return error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)
}
