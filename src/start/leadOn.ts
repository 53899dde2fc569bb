import { addressMeant, pagesIn } from '#addresses.ts'

/** Leads from the page for unknown addresses to the page that was meant, if there is one. */
export async function leadOn(): Promise<void> {
  const { pathname, search, hash } = location
  const sitemap = await fetch('/sitemap.xml')
  const address = addressMeant(pathname + search + hash, pagesIn(await sitemap.text()))
  // A host that has lost a page would lead back to it for ever.
  if (address && new URL(address, location.href).pathname !== pathname) location.replace(address)
}
