import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { waitForChunk } from '../boot/chunkErrors.ts'
import { bootReaches } from '../boot/boot.ts'
import { onConsentReopened } from '../components/consentReopening.ts'

type Banner = ComponentType<{ reopened: boolean }>

/**
 * The place of the cookie banner, outside the routes. It asks only where its answer can be kept to: without script
 * nothing here needs consent, so nothing of it stands in the prerendered page, and its code comes last. Who asks for
 * the settings before it has come gets them when it comes.
 */
export function CookieConsent() {
  const [Banner, setBanner] = useState<Banner>()
  const [reopened, setReopened] = useState(false)
  useEffect(() => {
    bootReaches(({ value }) => value.banner === 'due')
      .then(fetchBanner)
      .then(
        (banner) => setBanner(() => banner),
        // If its chunk fails to load, the visitor is not asked and nothing optional starts.
        () => undefined,
      )
  }, [])
  useEffect(() => {
    if (Banner) return
    return onConsentReopened(() => {
      setReopened(true)
      void fetchUntilThere().then((banner) => setBanner(() => banner))
    })
  }, [Banner])
  return Banner && <Banner reopened={reopened} />
}

async function fetchBanner(): Promise<Banner> {
  const { CookieBanner } = await import('./Choices.tsx')
  return CookieBanner
}

/** For a visitor who waits for it: if loading fails, the notice says so and offers a retry. */
async function fetchUntilThere(): Promise<Banner> {
  for (;;) {
    try {
      return await fetchBanner()
    } catch {
      await waitForChunk()
    }
  }
}
