import { isPlainPress } from '#components/isPlainPress.ts'
import { nextReturn } from './nextReturn.ts'

/** Something that was pressed in a place that is not hydrated. */
export interface EarlyPress {
  /** The id of the place. It is hydrated before those that were not pressed. */
  readonly place: string
  /** The control, if it needs the script: it is pressed again once its place is hydrated. */
  control?: HTMLElement
}

/**
 * What a page does before its scripts have loaded. The build inlines this file into every document (build/prerender.ts), so it is small and
 * imports next to nothing. src/start/hydrate.tsx takes over the presses.
 */
export interface Bootstrap {
  /** In order. */
  readonly presses: EarlyPress[]
  /** Receives every further press once it is set. */
  listener?: (press: EarlyPress) => void
  /** Ends the wait of what was pressed in a place, or anywhere: presses it again if the place is hydrated. */
  settle(place?: string, isHydrated?: boolean): void
  /** To be called when the script failed to load or to run. The page stays readable. */
  fail(): void
}

declare global {
  interface Window {
    boot?: Bootstrap
  }
}

/** Controls that do nothing without JavaScript. All others work natively (popover, details, fields, links). */
const NEEDS_SCRIPT = 'button:not([popovertarget]),[data-kept],[data-answered-by]'
/** What visitors press, and what else they do on a page that is read as it is. A pointer that lies still over a new page moves, for browsers. */
const [PRESSES, ACTS] = [
  ['pointerdown', 'keydown'],
  ['pointerdown', 'keydown', 'focusin', 'scroll'],
]
/** How long a page that needs no scripts is left without them, in ms. Then the cookie banner, for example, appears without an act. */
const STILL_MS = 4_000
const MANIFEST_PATH = '/site.webmanifest'

/** The island that handles presses on an element: the one it names, or the one it is in. */
function placeOf(element: Element): HTMLElement | null {
  const answeredBy = element.closest<HTMLElement>('[data-answered-by]')?.dataset.answeredBy
  return answeredBy === undefined ? element.closest('[data-place]') : document.querySelector(`[data-place="${answeredBy}"]`)
}

/**
 * Keeps presses, and fetches the page's scripts once the page is painted or the visitor interacts with it.
 *
 * @param files URLs of the page's script files.
 * @param run How many of the files to run, counted from the first. The others are only fetched.
 * @param afterPaint Called once the page is painted.
 * @param isStill Whether nothing on the page needs scripts before the visitor acts. They are then only fetched, and run at the first act, or once the page has long been read.
 */
export function bootstrap(files: readonly string[], run: number, afterPaint: () => void, isStill = false): void {
  const root = document.documentElement
  /** Yet to be fetched. */
  const unfetched = [...files]
  let requested = false
  let seen = false
  /** Whether the time is counted that scripts take. */
  const count = () => root.toggleAttribute('data-awaited', seen && requested && !document.hidden)

  const boot: Bootstrap = {
    presses: [],
    settle(place, isHydrated = false) {
      for (const press of boot.presses) {
        const { control } = press
        if (!control || press.place !== (place ?? press.place)) continue
        delete press.control
        control.ariaBusy = null
        // A control that has since been removed or hidden is not pressed.
        if (isHydrated && control.isConnected && control.checkVisibility()) control.click()
      }
    },
    fail() {
      root.dataset.boot = 'failed'
      boot.settle()
    },
  }
  window.boot = boot
  root.dataset.boot = 'waiting'

  const link = (rel: string, href: string) => document.head.append(Object.assign(document.createElement('link'), { rel, href }))
  const fetchCode = () => {
    for (const file of unfetched.splice(0)) link('modulepreload', file)
  }
  const runCode = () => {
    if (requested) return
    requested = true
    count()
    fetchCode()
    // Runs the files one after the other, each in a separate task. With the CPU throttled to a quarter, the longest task takes 50 ms,
    // instead of 65 ms for all files in one task.
    files
      .slice(0, run)
      .reduce((before: Promise<unknown>, file) => before.then(() => import(/* @vite-ignore */ file)), Promise.resolve())
      .then(
        () => link('manifest', MANIFEST_PATH),
        () => {
          boot.fail()
          void nextReturn().then(() => {
            requested = false
            root.dataset.boot = 'waiting'
            runCode()
          })
        },
      )
  }
  const painted = () => {
    if (seen) return
    seen = true
    count()
    if (isStill) {
      fetchCode()
      setTimeout(runCode, STILL_MS)
    } else runCode()
    afterPaint()
  }
  const whenRead = () => {
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint').length) return
      observer.disconnect()
      painted()
    }).observe({ type: 'paint', buffered: true })
  }
  addEventListener('load', () => {
    // Firefox reports no paint after some reloads. Two frames after `load`, the page has been painted.
    requestAnimationFrame(() => requestAnimationFrame(painted))
    // A page in a background tab is painted only when the visitor turns to it.
    if (document.hidden && !isStill) runCode()
  })
  if (document.readyState === 'complete') whenRead()
  else document.addEventListener('DOMContentLoaded', whenRead)
  for (const type of isStill ? ACTS : PRESSES) addEventListener(type, runCode, { once: true, passive: true })
  // The wait for late scripts begins anew whenever the visitor comes back, because the scripts of a frozen page are not on their way.
  for (const type of ['visibilitychange', 'freeze', 'resume'])
    document.addEventListener(type, () => (type === 'freeze' ? root.removeAttribute('data-awaited') : count()))

  // A link to the page would lose the fragment, the scroll position and what was typed, which a reload keeps.
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-reload]')) location.reload()
  })
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event
      if (root.dataset.boot === 'failed' || !(target instanceof Element) || !isPlainPress(event)) return
      target.closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover()
      const { place, hydrated } = placeOf(target)?.dataset ?? {}
      if (place === undefined || hydrated !== undefined) return
      const press: EarlyPress = { place }
      const control = target.closest<HTMLElement>(NEEDS_SCRIPT)
      if (control) {
        event.preventDefault()
        event.stopImmediatePropagation()
        control.ariaBusy = 'true'
        press.control = control
      }
      boot.presses.push(press)
      boot.listener?.(press)
    },
    true,
  )
}
