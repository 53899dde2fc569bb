import { Suspense, useEffect } from 'react'
import type { ReactNode } from 'react'
import { MotionControl } from '../actors/MotionControl.tsx'
import { PAGE, SHELL } from '../boot/boot.ts'
import { partHydrated } from '../boot/hydration.ts'
import { ErrorBoundary } from '../components/ErrorBoundary.tsx'
import { PageFault } from '../components/Faults.tsx'
import { footer, shell } from '../content/navigation.ts'
import { BootNotice } from '../layout/BootNotice.tsx'
import { ChunkNotice } from '../layout/ChunkNotice.tsx'
import { CookieConsent } from '../layout/CookieConsent.tsx'
import { Footer } from '../layout/Footer.tsx'
import { Header } from '../layout/Header.tsx'
import { PathContext } from '../components/path.ts'

/** Id of the page between header and footer, for the skip link. */
const MAIN_ID = 'inhalt'

/** One document of the site: the frame of every page, and the page at a path in it. */
export function App({ path, children }: { path: string; children: ReactNode }) {
  useEffect(() => {
    // Ends the styles that only apply until the script has loaded.
    document.documentElement.dataset.boot = 'ready'
    partHydrated(SHELL)
  }, [])
  return (
    <PathContext value={path}>
      <MotionControl texts={footer.motionControl}>
        <a className="skip-link" href={`#${MAIN_ID}`}>
          {shell.skipLink}
        </a>
        <CookieConsent>
          <Header />
          <main id={MAIN_ID} tabIndex={-1} data-part={PAGE}>
            <Suspense>
              <ErrorBoundary part={PAGE} fallback={<PageFault />}>
                {children}
              </ErrorBoundary>
            </Suspense>
          </main>
          <Footer />
        </CookieConsent>
        <ChunkNotice />
        <BootNotice />
      </MotionControl>
    </PathContext>
  )
}
