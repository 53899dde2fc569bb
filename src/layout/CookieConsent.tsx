import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { waitForChunk } from '../boot/chunkErrors.ts'
import { bootReaches } from '../boot/boot.ts'
import { onConsentReopened } from '../components/consentReopening.ts'

type Banner = ComponentType<{ reopened: boolean }>

/**
 * The place of the cookie banner, outside the routes. Needs script: without it
 * nothing needs consent, so the prerendered page has no banner, and its chunk is loaded last. A visitor who asks for
 * the settings earlier gets them once it has loaded.
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
