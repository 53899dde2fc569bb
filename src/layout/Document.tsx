import { use } from 'react'
import type { ReactNode } from 'react'
import { PageContext } from '#components/page.ts'
import { callToAction, headerLinks } from '#content/menus.ts'
import { shell } from '#content/navigation.ts'
import { CodeNotice } from './CodeNotice.tsx'
import { CookieBanner } from './CookieBanner.tsx'
import { Header } from './Header.tsx'
import { Island } from '#components/Island.tsx'
import { Footer } from './Footer.tsx'

/** Id of the content between header and footer, for the skip link. */
const MAIN_ID = 'inhalt'

/** The body of every document: header, footer and banner, with a page between them. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <div data-page={use(PageContext)}>
      <div data-top="" />
      <a className="skip-link t-yellow" href={`#${MAIN_ID}`}>
        {shell.skipLink}
      </a>
      <Island name="cookie-banner" when="last">
        <CookieBanner />
      </Island>
      <Island name="header" when="scroll">
        <Header links={headerLinks} action={callToAction} />
      </Island>
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <CodeNotice />
    </div>
  )
}
