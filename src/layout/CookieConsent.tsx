import { useCallback, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { bootReaches } from '../boot/boot.ts'
import { untilFetchedAgain } from '../boot/chunkRecovery.ts'
import { ReopenConsentContext } from '../components/reopenConsent.ts'

type Banner = ComponentType<{ timesReopened: number }>

/**
 * Hosts the cookie banner, outside the routes and above everything that can reopen it. Needs script: without it nothing needs
 * consent, so the prerendered page has no banner, and its chunk is loaded last. A visitor who asks for the settings earlier gets
 * them once it has loaded.
 */
export function CookieConsent({ children }: { children: ReactNode }) {
  const [Banner, setBanner] = useState<Banner>()
  const [timesReopened, setTimesReopened] = useState(0)
  // Must be stable: when a context value changes, React discards the sections that are not hydrated yet.
  const reopen = useCallback(() => setTimesReopened((times) => times + 1), [])
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
    if (timesReopened > 0 && !Banner) void fetchUntilThere().then((banner) => setBanner(() => banner))
  }, [timesReopened, Banner])
  return (
    <ReopenConsentContext value={reopen}>
      {Banner && <Banner timesReopened={timesReopened} />}
      {children}
    </ReopenConsentContext>
  )
}

async function fetchBanner(): Promise<Banner> {
  const { CookieBanner } = await import('./Choices.tsx')
  return CookieBanner
}

/** For visitors who are waiting for it: if loading fails, the notice says so and offers a retry. */
async function fetchUntilThere(): Promise<Banner> {
  for (;;) {
    try {
      return await fetchBanner()
    } catch {
      await untilFetchedAgain('cookie-banner')
    }
  }
}
