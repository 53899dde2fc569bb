import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cookieBannerMachine, WAIT_PX } from '#machines/cookie-banner/cookie-banner.machine.ts'
import type { ConsentAnswer } from '#machines/cookie-banner/cookie-banner.machine.ts'
import { categoryParts, cookieBannerView } from '#machines/cookie-banner/cookie-banner.view.ts'
import { CONSENT_STORAGE_KEY, OPTIONAL_CATEGORIES } from '#machines/cookie-banner/consent.ts'
import { followDay, wallClockMs } from '#runtime/calendar.ts'
import { inspection } from '#runtime/engine.ts'
import { FOR_GOOD, readStored, store } from '#runtime/storage.ts'
import { useEmitted, useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { Button } from '#components/Button.tsx'
import { STORAGE_PATH } from '#addresses.ts'
import { isPlainPress } from '#components/isPlainPress.ts'
import { Row } from '#components/Layout.tsx'
import { Link } from '#components/Link.tsx'
import { isOpenedForName } from '#components/sharedName.ts'
import { cookieBanner as texts } from '#content/cookieBanner.ts'
import { bannerStyles, categoriesStyles, noticeStyles } from './CookieBanner.styles.ts'
import { reserveBottomInset } from './reserveBottomInset.ts'
import { initialiseTracking } from './tracking.ts'

/** Asks which services may be started and may store data, and applies the answer. `CookieSettingsLink` reopens the banner. */
export function CookieBanner() {
  const banner = useMachineActor(cookieBannerMachine, { texts: texts.texts })
  const view = useMachineView(banner, cookieBannerView)
  const { state } = view
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<Element | null>(null)

  useEmitted(banner, 'consent.store', ({ text }) => {
    if (!store(FOR_GOOD, CONSENT_STORAGE_KEY, text)) banner.send({ type: 'storage.failed' })
  })
  // Services are started in a later task, so that the banner closes at once.
  useEmitted(banner, 'tracking.changed', ({ categories }) => inspection.clock.setTimeout(() => initialiseTracking(categories), 0))
  useEffect(() => {
    const gpc = (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true
    banner.send({ type: 'storage.read', text: read(), nowMs: wallClockMs(), gpc, shared: isOpenedForName() })
    const follow = () => banner.send({ type: 'storage.changed', text: read(), nowMs: wallClockMs() })
    // A choice expires, also while the page is open.
    const unfollowDay = followDay(follow)
    addEventListener('storage', follow)
    // Firefox and Safari do not notify a page of changes made while it was in the back/forward cache.
    addEventListener('pageshow', follow)
    return () => {
      unfollowDay()
      removeEventListener('storage', follow)
      removeEventListener('pageshow', follow)
    }
  }, [banner])
  useEffect(() => {
    const reopen = (event: MouseEvent) => {
      if (!isPlainPress(event) || !(event.target instanceof Element) || !event.target.closest('[data-answered-by="cookie-banner"]')) return
      event.preventDefault()
      opener.current = document.activeElement
      banner.send({ type: 'reopened' })
    }
    document.addEventListener('click', reopen)
    return () => document.removeEventListener('click', reopen)
  }, [banner])

  const { isWaiting } = view
  useEffect(() => {
    const top = document.querySelector('[data-top]')
    if (!isWaiting || !top) return
    const press = () => banner.send({ type: 'key.pressed' })
    // Called only when the threshold is crossed.
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting || banner.send({ type: 'top.left' }), {
      rootMargin: `${WAIT_PX}px 0px 0px`,
    })
    observer.observe(top)
    addEventListener('keydown', press)
    return () => {
      observer.disconnect()
      removeEventListener('keydown', press)
    }
  }, [banner, isWaiting])

  const returnFocus = useEffectEvent(() => {
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
    opener.current = null
  })
  useEffect(() => {
    // The focus moves to the settings, because the visitor asked for them. A banner that opens by itself does not take the focus.
    if (state !== 'settings') return
    const section = heading.current?.closest('section')
    // A content blocker may have removed the banner, but the visitor has asked for the settings.
    if (section && !section.isConnected) document.querySelector('[data-island="cookie-banner"]')?.append(section)
    // It may also hide whatever looks like a banner, or remove it again, which it does in a microtask. Then the link leads where it does
    // without JavaScript.
    if (section) queueMicrotask(() => canBeSeen(section) || location.assign(STORAGE_PATH))
    heading.current?.focus()
    return returnFocus
  }, [state])

  // In the summary the machine ignores this event, because there are no settings to leave.
  const [plate] = useState(() => plateRef(() => banner.send({ type: 'settings.left' })))

  const answer = (given: ConsentAnswer) => () => banner.send({ type: 'answered', answer: given, nowMs: wallClockMs() })
  return (
    <>
      <section
        ref={view.isUnstored ? reserveBottomInset : undefined}
        role="status"
        css={view.isUnstored && noticeStyles}
        className={view.isUnstored ? 't-deep screen-only' : 'visually-hidden'}
      >
        {view.announcement}
      </section>
      {state === 'hidden' ? (
        // Inserts the banner's styles one task before the banner is shown.
        <template css={bannerStyles} />
      ) : (
        <section
          ref={plate}
          css={bannerStyles}
          className="t-deep screen-only with-script"
          aria-labelledby="choices-heading"
          data-machine="cookie-banner"
          data-state={state}
        >
          <div data-part="question">
            <h2 id="choices-heading" ref={heading} tabIndex={-1}>
              {state === 'summary' ? texts.summary.heading : texts.settings.heading}
            </h2>{' '}
            <p>{state === 'summary' ? texts.summary.text : texts.settings.text}</p>
          </div>
          {view.askAgainText && <p data-part="reason">{view.askAgainText}</p>}
          {view.gpcText && <p data-part="reason">{view.gpcText}</p>}
          {state === 'settings' && (
            <ul css={categoriesStyles}>
              <Category category="necessary" />
              {OPTIONAL_CATEGORIES.map((category) => (
                <Category
                  key={category}
                  category={category}
                  isOn={view[category]}
                  onToggle={() => banner.send({ type: 'category.toggled', category })}
                />
              ))}
            </ul>
          )}
          <div className="t-lilac" data-part="answers">
            <Button variant="outline" data-size="small" onClick={answer('only-necessary')}>
              {texts.onlyNecessary}
            </Button>{' '}
            <Button variant="outline" data-size="small" onClick={answer('all-accepted')}>
              {texts.acceptAll}
            </Button>{' '}
            {state === 'settings' && (
              <Button variant="outline" data-size="small" onClick={answer('selection-saved')}>
                {texts.settings.save}
              </Button>
            )}
          </div>
          <Row className="small" justify="space-between" data-part="links">
            {/* Both views share this element, so that the focus can return to it when the visitor leaves the settings with Escape. */}
            <button
              type="button"
              onClick={({ currentTarget }) => {
                if (state === 'summary') opener.current = currentTarget
                banner.send({ type: state === 'summary' ? 'settings.opened' : 'settings.left' })
              }}
            >
              {state === 'summary' ? texts.summary.settings : texts.settings.back}
            </button>{' '}
            <span>
              <Link href="/datenschutz.html">{texts.privacy}</Link> <Link href="/impressum.html">{texts.imprint}</Link>
            </span>
          </Row>
        </section>
      )}
    </>
  )
}

/** Whether an element, once its entrance is over, is in the viewport and neither hidden nor transparent. */
function canBeSeen(element: HTMLElement): boolean {
  element.style.animation = 'none'
  const { top, bottom } = element.getBoundingClientRect()
  const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  element.style.animation = ''
  return isVisible && top < innerHeight && bottom > 0
}

/** Returns a ref callback for the visible banner that reserves space at the bottom of the page and handles the Escape key. */
function plateRef(onEscape: () => void) {
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onEscape()
  return (plate: HTMLElement) => {
    const giveRoomBack = reserveBottomInset(plate)
    plate.addEventListener('keydown', onKey)
    return () => {
      plate.removeEventListener('keydown', onKey)
      giveRoomBack()
    }
  }
}

interface CategoryProps {
  category: keyof typeof texts.categories
  /** Undefined for the category that is always on. */
  isOn?: boolean
  onToggle?: () => void
}

function Category({ category, isOn, onToggle }: CategoryProps) {
  const { label, text } = texts.categories[category]
  const parts = categoryParts(category, isOn)
  return (
    <li>
      <div>
        <b className="name" {...parts.label}>
          {label}
        </b>{' '}
        <span className="caption" {...parts.text}>
          {text}
        </span>
      </div>
      <button type="button" {...parts.switch} onClick={onToggle} />
    </li>
  )
}

const read = () => readStored(FOR_GOOD, CONSENT_STORAGE_KEY)
