/** The one Trusted Types policy that lets HTML into the page. The site's headers name it (src/build/headers.ts). */
export const POLICY_NAME = 'drei-tage'

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): TrustedHTML }
}

/** Browsers without Trusted Types, and the build, use plain strings. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(POLICY_NAME, { createHTML: (html) => html })

/**
 * HTML that the build wrote, for `dangerouslySetInnerHTML`: where browsers have Trusted Types, the headers let them take no other.
 *
 * @param html From the site's own files alone; never anything that a visitor or an address brought along.
 * @returns To be kept: React writes the HTML again for every new object.
 */
export function builtHtml(html: string): { __html: string | TrustedHTML } {
  return { __html: policy?.createHTML(html) ?? html }
}
