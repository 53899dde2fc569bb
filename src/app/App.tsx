import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { MotionControl } from '../actors/MotionControl.tsx'
import { ErrorBoundary } from '../components/ErrorBoundary.tsx'
import { PageFault } from '../components/Faults.tsx'
import { footer, shell } from '../content/navigation.ts'
import { BootNotice } from '../layout/BootNotice.tsx'
import { CookieConsent } from '../layout/CookieConsent.tsx'
import { ChunkNotice } from '../layout/ChunkNotice.tsx'
import { Footer } from '../layout/Footer.tsx'
import { Header } from '../layout/Header.tsx'
import { PAGE } from '../boot/boot.ts'
import { RouteEffects } from './RouteEffects.tsx'
import { MAIN_ID } from '../routing/scrollRestoration.ts'
import { pages } from './pages.tsx'
import { canonicalPath, pageKindOf } from '../routing/routes.ts'

/** The whole site: the frame of every page, and the page that the URL leads to. */
export function App() {
  const { pathname } = useLocation()
  const path = canonicalPath(pathname)
  const Page = pages[pageKindOf(path)]
  return (
    <MotionControl texts={footer.motionControl}>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {shell.skipLink}
      </a>
      <CookieConsent>
        <Header />
        <main id={MAIN_ID} tabIndex={-1} data-part={PAGE}>
          {/* Around everything that changes with the page: the old page stays until the new one is ready. */}
          <Suspense>
            <ErrorBoundary key={path} part={PAGE} fallback={<PageFault />}>
              <Page key={path} />
            </ErrorBoundary>
          </Suspense>
        </main>
        <Footer />
      </CookieConsent>
      <ChunkNotice />
      <BootNotice />
      <RouteEffects />
    </MotionControl>
  )
}
