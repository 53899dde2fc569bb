import type { ReactNode } from 'react'
import { shell } from '#content/navigation.ts'
import { CodeNotice } from './CodeNotice.tsx'
import { CookieBanner } from './Choices.tsx'
import { Header } from './Header.tsx'
import { Island } from '#components/Island.tsx'
import { Footer } from './Footer.tsx'

/** Id of the content between header and footer, for the skip link. */
const MAIN_ID = 'inhalt'

/** The body of every document: header, footer and banner, with a page between them. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <>
      <div data-top="" />
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {shell.skipLink}
      </a>
      <Island name="choices">
        <CookieBanner />
      </Island>
      <Island name="header">
        <Header />
      </Island>
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <CodeNotice />
    </>
  )
}
