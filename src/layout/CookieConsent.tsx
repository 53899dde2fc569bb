import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../app/lazyPart.tsx'

const Consent = lazyPart(
  () => import('./CookieBanner.tsx'),
  (module) => module.CookieBanner,
)

const never = () => () => undefined

/**
 * The place of the cookie banner, outside the routes. It asks only where its answer can be kept to: without script
 * nothing here needs consent, so nothing of it stands in the prerendered page.
 */
export function CookieConsent() {
  const takenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    takenOver && (
      <Suspense>
        <Consent />
      </Suspense>
    )
  )
}
