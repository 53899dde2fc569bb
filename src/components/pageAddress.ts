/** A fragment in which nothing is left that programs which look for links in a text cut off or read as markup. */
export function unbroken(fragment: string): string {
  return fragment.replaceAll(/\.(?!\w)|[!'()*_~]/g, (mark) => `%${mark.codePointAt(0)!.toString(16).toUpperCase()}`)
}

/**
 * The address of this page to show, copy or share, at the host that serves it: without the query, which belongs to this visit.
 *
 * @param fragment Encoded, with its '#', or empty.
 */
export function pageAddress(fragment = ''): string {
  return location.origin + location.pathname + unbroken(fragment)
}
