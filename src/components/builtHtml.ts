/** The only Trusted Types policy that may insert HTML into the page. Listed in the site's headers (build/headers.ts). */
export const POLICY_NAME = 'drei-tage'

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): TrustedHTML }
}

/** Browsers without Trusted Types, and the build, use plain strings. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(POLICY_NAME, { createHTML: (html) => html })

/**
 * HTML written by the build, for `dangerouslySetInnerHTML`: where browsers support Trusted Types, the headers forbid any other.
 *
 * @param html Only from the site's own files; never from visitor input or a URL.
 * @returns an object that must be kept: React sets the HTML again for every new one.
 */
export function builtHtml(html: string): { __html: string | TrustedHTML } {
  return { __html: policy?.createHTML(html) ?? html }
}
