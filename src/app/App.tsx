import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { MotionControl } from '../actors/MotionControl.tsx'
import { FaultBoundary } from '../components/FaultBoundary.tsx'
import { PageFault } from '../components/Faults.tsx'
import { shell } from '../content/navigation.ts'
import { CookieConsent } from '../layout/CookieConsent.tsx'
import { DeliveryNotice } from '../layout/DeliveryNotice.tsx'
import { Footer } from '../layout/Footer.tsx'
import { Header } from '../layout/Header.tsx'
import { MAIN_ID } from './places.ts'
import { layOutFarParts } from './farParts.ts'
import { firstPageLeft, RouteEffects } from './RouteEffects.tsx'
import { pages } from './pages.tsx'
import { canonicalPath, pageKindOf } from './routes.ts'

/** The whole site: what stands on every page, and the page the address leads to. */
export function App() {
  const { pathname } = useLocation()
  const path = canonicalPath(pathname)
  const Page = pages[pageKindOf(path)]
  return (
    <MotionControl>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {shell.skipLink}
      </a>
      <CookieConsent />
      <Header />
      <main id={MAIN_ID} tabIndex={-1}>
        {/* Outside of everything that changes with the page: the old one stays until the new one is there. */}
        <Suspense>
          <FaultBoundary key={path} instead={<PageFault />}>
            <Page key={path} />
          </FaultBoundary>
          <FarParts />
        </Suspense>
      </main>
      <Footer />
      <DeliveryNotice />
      <RouteEffects />
    </MotionControl>
  )
}

/** Lays out what stands far below, once the page beside it has been taken over. */
function FarParts() {
  useEffect(() => void layOutFarParts(firstPageLeft), [])
  return null
}
