import { Bleed, Row, Split } from '#components/Layout.tsx'
import { Link } from '#components/Link.tsx'
import { Logo } from '#components/Logo.tsx'
import { Section } from '#components/Section.tsx'
import { Scale, tens } from '#components/Scale.tsx'
import { aiDays, classicDays } from '#content/days.ts'
import { footer } from '#content/menus.ts'
import { owner } from '#content/facts/owner.ts'
import { STORAGE_PATH } from '#addresses.ts'
import { MotionControl } from './MotionControl.tsx'
import { Island } from '#components/Island.tsx'
import { footerStyles } from './Footer.styles.ts'

/** The footer of every page, with links, the cookie settings, the site-wide motion control and a scale of the days. */
export function Footer() {
  return (
    <footer id="fuss" css={footerStyles}>
      <Section as="div" ground="deep">
        <Split columns="2fr 3fr" className="columns screen-only">
          <div>
            <Logo />
            <p className="quiet not-on-phones">{footer.about}</p>
          </div>
          <Row gap={1} align="start">
            {footer.groups.map((group) => (
              <nav key={group.heading} aria-label={group.heading}>
                <h2 className="name">{group.heading}</h2>
                <ul>
                  {group.links.map(({ href, label }) => (
                    <li key={href}>{href.endsWith('.xml') ? <a href={href}>{label}</a> : <Link href={href}>{label}</Link>}</li>
                  ))}
                  {group.withCookieSettings && (
                    <li>
                      {/* The cookie banner handles the press. */}
                      <a href={STORAGE_PATH} data-answered-by="cookie-banner">
                        {footer.cookieSettings}
                      </a>
                    </li>
                  )}
                </ul>
              </nav>
            ))}
          </Row>
        </Split>
        <Bleed className="band screen-only not-on-phones" data-part="band" aria-hidden="true">
          <Scale count={classicDays} lit={aiDays} height={tens(0.18, 0.28)} />
          <p>
            <b>{footer.band.hours}</b> {footer.band.text}
          </p>
        </Bleed>
        <Row className="end small" gap={1} justify="space-between">
          <span>
            © {owner.copyrightYear} {owner.brand}, {owner.baseUrl.replace('https://', '')}
          </span>
          <Island name="motion-control">
            <MotionControl />
          </Island>
          <span>{footer.motto}</span>
        </Row>
      </Section>
    </footer>
  )
}
