import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'

/**
 * The place of the cookie banner, outside the routes. It asks only where its answer can be kept to: without script
 * nothing here needs consent, so nothing of it stands in the prerendered page, and its code comes last.
 */
export function CookieConsent() {
  const [Banner, setBanner] = useState<ComponentType>()
  useEffect(() => {
    import('./CookieBanner.tsx').then(
      (module) => setBanner(() => module.CookieBanner),
      // Without its code nobody is asked, and nothing optional begins.
      () => undefined,
    )
  }, [])
  return Banner && <Banner />
}
