import { act, cleanup, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, vi } from 'vitest'
import { createSimulatedEngine } from '@drei-tage/engine'
import { inspection } from '#runtime/engine.ts'
import { AfterCommit } from '#start/AfterCommit.tsx'
import { keepActs } from '#start/earlyActs.ts'
import { MAIL_EVENT } from '#components/openMail.ts'

type Report = (entries: { isIntersecting: boolean; intersectionRatio: number }[]) => void
const observed = new Map<object, Report>()

/** Replaces the observer, because happy-dom has no layout. Everything is in view until a test calls `inView`. */
class FakeIntersectionObserver {
  readonly observe: () => void
  constructor(report: Report) {
    this.observe = () => {
      observed.set(this, report)
      report([{ isIntersecting: true, intersectionRatio: 1 }])
    }
  }
  disconnect() {
    observed.delete(this)
  }
}

// Long enough that only a test that hangs reaches the timeout.
configure({ asyncUtilTimeout: 15_000 })

/** Puts the page on simulated time, without a layout. Its engine is returned, and everything is as before once the test is over. */
export function simulatePage() {
  const engine = createSimulatedEngine()
  const { clock } = inspection
  inspection.clock = engine
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver)
  onTestFinished(() => {
    cleanup()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    inspection.clock = clock
    // Session storage remembers whether motion was stopped.
    sessionStorage.clear()
    document.body.innerHTML = ''
  })
  return engine
}

/**
 * Renders a component to HTML as the build does, and hydrates the HTML as the page does, on simulated time.
 *
 * @param early What the visitor does with the HTML before the script has loaded. Without it, the test fails if React renders anything
 *   other than the HTML.
 * @returns the visitor's mouse and keyboard, functions that advance engine time and change visibility, and the copied texts.
 */
export function hydrate(component: ReactNode, early?: (html: HTMLElement) => void) {
  const engine = simulatePage()
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(component)
  early?.(container)
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const acts = keepActs(container)
  const onRecoverableError = (error: unknown) => console.error(error)
  render(<AfterCommit {...acts}>{component}</AfterCommit>, { container, hydrate: true, onRecoverableError })
  if (!early) expect(errors.mock.calls).toEqual([])
  errors.mockRestore()
  const visitor = userEvent.setup({ delay: null })
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  return {
    visitor,
    advance: (ms: number) => act(() => engine.advance(ms)),
    /** Makes observers report, in one batch, whether the component is in view. */
    inView: (...entries: boolean[]) =>
      act(() => {
        for (const report of observed.values()) report(entries.map((isIntersecting) => ({ isIntersecting, intersectionRatio: 1 })))
      }),
    copied: () => copied.mock.calls.flat(),
  }
}

/** Keeps the page from opening the mail program, and returns an array that collects the `mailto:` links. */
export function catchMails(): string[] {
  const hrefs: string[] = []
  const caught = (event: Event) => {
    event.preventDefault()
    hrefs.push((event as CustomEvent<{ href: string }>).detail.href)
  }
  document.addEventListener(MAIL_EVENT, caught)
  onTestFinished(() => document.removeEventListener(MAIL_EVENT, caught))
  return hrefs
}

/** The element of a machine. */
export const machine = (name: string) => document.querySelector<HTMLElement>(`[data-machine="${name}"]`)

/** The state of a machine, as the page shows it. */
export const stateOf = (name: string) => machine(name)?.dataset.state
