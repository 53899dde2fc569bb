/**
 * Bugs that anyone could introduce by mistake. Each is one replacement in one file, which must contain `from` exactly once.
 *
 * @typedef {object} Fault
 * @property {string} name What goes wrong, from a visitor's point of view.
 * @property {string} file
 * @property {string} from
 * @property {string} to
 * @property {readonly string[]} [unit] Folders or files of Vitest tests that must detect it.
 * @property {readonly string[]} [browser] Specs in tests/browser/ that must detect it, without '.spec.ts'.
 */

/** @type {readonly Fault[]} */
export const faults = [
  {
    name: 'the header gets its background at 50 px already',
    file: 'machines/header/header.machine.ts',
    from: 'event.scrollYPx > SCROLL_THRESHOLD_PX',
    to: 'event.scrollYPx >= SCROLL_THRESHOLD_PX',
    unit: ['tests/unit/machines/header'],
  },
  {
    name: 'the headline types a tenth too slowly',
    file: 'machines/typewriter/typewriter.machine.ts',
    from: 'export const CHARACTER_MS = 100',
    to: 'export const CHARACTER_MS = 110',
    unit: ['tests/unit/machines/specified-times.test.ts'],
  },
  {
    name: 'the newsletter accepts any text as an address',
    file: 'machines/newsletter/newsletter.machine.ts',
    from: "return address.includes('@')",
    to: "return address !== ''",
    unit: ['tests/unit/machines/newsletter'],
  },
  {
    name: 'the field of the newsletter does not say that it is invalid',
    file: 'machines/newsletter/newsletter.view.ts',
    from: "'aria-invalid': isInvalid,",
    to: "'aria-invalid': false,",
    unit: ['tests/unit/machines/newsletter'],
  },
  {
    name: 'a consent is valid for two years',
    file: 'machines/common/stored-choice.ts',
    from: 'export const CONSENT_EXPIRY_DAYS = 365',
    to: 'export const CONSENT_EXPIRY_DAYS = 730',
    unit: ['tests/unit/machines/cookie-banner'],
  },
  {
    name: 'a choice about cookies is never stored',
    file: 'src/layout/CookieBanner.tsx',
    from: 'if (write(text)) known = text',
    to: 'if (text) known = text',
    unit: ['tests/components/cookie-banner.test.tsx'],
  },
  {
    name: 'the cookie banner ignores a choice in another tab',
    file: 'src/layout/CookieBanner.tsx',
    from: "    addEventListener('storage', follow)\n",
    to: '',
    unit: ['tests/components/cookie-banner.test.tsx'],
  },
  {
    name: 'the cookie settings do not return the focus',
    file: 'src/layout/CookieBanner.tsx',
    from: 'opener.current.focus()',
    to: 'opener.current.getBoundingClientRect()',
    unit: ['tests/components/cookie-banner.test.tsx'],
  },
  {
    name: 'a page cannot be kept for Back',
    file: 'src/start/pageTurn.ts',
    from: "  addEventListener('pageswap'",
    to: "  addEventListener('unload', () => undefined)\n  addEventListener('pageswap'",
    browser: ['back'],
  },
  {
    name: 'stopped motion moves again on the next page',
    file: 'src/runtime/motionControl.ts',
    from: "if (state === 'held') sessionStorage.setItem(HELD_STORAGE_KEY, '')",
    to: "if (state === 'held') void HELD_STORAGE_KEY",
    browser: ['motion-control'],
  },
  {
    name: 'links to sections of the home page lead nowhere from other pages',
    file: 'src/components/Link.tsx',
    from: "const to = href.startsWith('#') && page !== 'home' && !here ? `${HOME_PATH}${href}` : href",
    to: 'const to = href',
    browser: ['pages', 'documents'],
  },
  {
    name: 'nothing starts when it scrolls into view',
    file: 'src/runtime/useSeen.ts',
    from: '        onSeen()\n',
    to: '        void onSeen\n',
    browser: ['machines'],
  },
  {
    name: 'loops keep running off screen',
    file: 'src/runtime/useHolds.ts',
    from: "hold('offscreen', !entries.at(-1)?.isIntersecting)",
    to: 'void entries',
    unit: ['tests/components/hero-rotation.test.tsx'],
  },
  {
    name: 'a loop uses the first of several intersection entries instead of the last',
    file: 'src/runtime/useHolds.ts',
    from: '!entries.at(-1)?.isIntersecting',
    to: '!entries[0]?.isIntersecting',
    unit: ['tests/components/hero-rotation.test.tsx'],
  },
  {
    name: 'the button that stops all motion stops nothing',
    file: 'src/runtime/useHolds.ts',
    from: "follow(motionControl(), 'site', isMotionHeld)",
    to: "follow(motionControl(), 'site', () => false)",
    unit: ['tests/components/hero-rotation.test.tsx'],
  },
  {
    name: 'loading the page again loads nothing',
    file: 'src/start/bootstrap.ts',
    from: 'location.reload()',
    to: 'void location',
    browser: ['faults'],
  },
  {
    name: 'an island that fails takes its text with it',
    file: 'src/start/hydrate.tsx',
    from: 'dangerouslySetInnerHTML={prerendered} />',
    to: '/>',
    browser: ['foreign-hands'],
  },
  {
    name: 'what was typed before an island was rendered anew is lost',
    file: 'src/start/earlyActs.ts',
    from: 'if (isTouched(old)) copyState(old, control)',
    to: '',
    browser: ['early-acts'],
  },
  {
    name: 'what a script fills in silently is not sent',
    file: 'src/pages/home/sections/contact/ContactForm.tsx',
    from: '    read()\n    return contactFormView',
    to: '    return contactFormView',
    browser: ['fields'],
  },
  {
    name: 'no mail program is opened',
    file: 'src/components/openMail.ts',
    from: 'if (document.dispatchEvent(announced)) location.href = href',
    to: 'document.dispatchEvent(announced)',
    browser: ['newsletter'],
  },
  {
    name: 'copying without a clipboard claims to have worked',
    file: 'src/components/copyText.ts',
    from: 'await navigator.clipboard.writeText(text)',
    to: 'await navigator.clipboard?.writeText(text)',
    unit: ['tests/components/share.test.tsx'],
  },
  {
    name: 'closing the share sheet counts as a failure',
    file: 'src/pages/article/Share.tsx',
    from: "error.name === 'AbortError'",
    to: "error.name === 'CloseError'",
    unit: ['tests/components/share.test.tsx'],
  },
  {
    name: 'the questions say that they are closed while one is open',
    file: 'src/pages/home/sections/questions/Faq.tsx',
    from: 'data-machine="faq" data-state={state}',
    to: 'data-machine="faq" data-state="closed"',
    browser: ['walk'],
  },
  {
    name: 'every move of the slider is read out',
    file: 'src/pages/funnel/FunnelStages.tsx',
    from: 'aria-live="off">\n                  {visitors}',
    to: 'aria-live="polite">\n                  {visitors}',
    browser: ['walk'],
  },
  {
    name: 'a copy button loses the focus when its message goes',
    file: 'src/components/CopyFeedback.tsx',
    from: '<Button variant="outline" onClick={copy}>',
    to: '<Button key={state} variant="outline" onClick={copy}>',
    browser: ['walk'],
  },
  {
    name: 'on phones, the page is too wide while a copy button says something',
    file: 'src/components/CopyFeedback.styles.ts',
    from: 'flex-wrap: wrap;',
    to: 'white-space: nowrap;',
    browser: ['walk'],
  },
  {
    name: 'the button that starts the animation does not say that it cannot be pressed meanwhile',
    file: 'src/pages/funnel/FunnelStages.tsx',
    from: '{...view.start} onClick',
    to: 'data-part="start" onClick',
    browser: ['walk'],
  },
]
