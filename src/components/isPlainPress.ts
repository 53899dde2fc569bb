/** Whether a press is meant for the page. With a modifier key, the browser opens a link in another tab or window, or downloads it. */
export function isPlainPress({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey
}
