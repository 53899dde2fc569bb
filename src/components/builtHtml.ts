/** The only Trusted Types policy that may insert HTML into the page. Listed in the site's headers (build/headers.ts). */
export const POLICY_NAME = 'drei-tage'

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): TrustedHTML }
}

/** Browsers without Trusted Types, and the build, use plain strings. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(POLICY_NAME, { createHTML: (html) => html })

/**
 * HTML written by the build, for `dangerouslySetInnerHTML`. In browsers with Trusted Types, the site's headers forbid any other HTML.
 *
 * @param html Only from the site's own files; never from visitor input or a URL.
 * @returns an object that must be kept between renders, because React sets the HTML again for every new object.
 */
export function builtHtml(html: string): { __html: string | TrustedHTML } {
  return { __html: policy?.createHTML(html) ?? html }
}
