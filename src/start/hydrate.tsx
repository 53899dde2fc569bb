import { CacheProvider } from '@emotion/react'
import { Fragment, startTransition, StrictMode } from 'react'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { inspection } from '#runtime/engine.ts'
import type { EarlyPress } from './bootstrap.ts'
import { builtHtml } from '#components/builtHtml.ts'
import { PageContext } from '#components/page.ts'
import type { PageKind } from '#components/page.ts'
import { afterFirstPlace, awaitFirstPlace } from '#runtime/firstPlace.ts'
import { AfterCommit } from './AfterCommit.tsx'
import { hasEarlyActs, keepActs } from './earlyActs.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { islands } from './islands.ts'
import { nextReturn } from './nextReturn.ts'
import { createStyleCache, prerenderedStyles } from './styleCache.ts'

/**
 * The distance from the viewport at which an island is hydrated, so that it is ready when the visitor gets there. On a phone, hydrating all
 * islands of the home page at once would take 80 ms more processor time.
 */
const AHEAD = '60% 0px'

/**
 * Hydrates the islands of the page, each when the visitor comes near it or interacts with it. One at a time, so that untouched islands do not
 * delay one that the visitor is waiting for: the island that was pressed first is next or, if none was pressed, the one that loaded first.
 */
export function hydrateIslands(page: PageKind): void {
  const inView = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest<HTMLElement>('[data-place]:not([data-when^="#"])')
  const endFirstPlace = awaitFirstPlace()
  if (!inView) endFirstPlace()
  const { boot } = window
  /** By id: requests an island, and hydrates it once its code has loaded. Then it is last, so that those are in order. */
  const places = new Map<string, { request(): void; hydrate?: () => Promise<void> }>()
  const hydrateNext = () => {
    const next = [...(boot?.presses ?? []).map(({ place }) => places.get(place)), ...places.values()].find((one) => one?.hydrate)
    const { hydrate } = next!
    delete next!.hydrate
    return hydrate!()
  }
  /** Each island that has loaded adds a turn. */
  let turns = Promise.resolve()

  const cache = createStyleCache(prerenderedStyles())
  // No StrictMode during inspection, because it starts every actor twice, which a recording would show as two actors.
  const Mode = inspection.current ? Fragment : StrictMode
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island = '', place = '', props = '{}', when } = element.dataset
    let endTurn = () => {}
    const settle = (isHydrated: boolean) => {
      if (isHydrated) element.dataset.hydrated = ''
      // The text of the place stays. Presses are no longer kept, and the browser follows links.
      else delete element.dataset.place
      boot?.settle(place, isHydrated)
      if (element === inView) endFirstPlace()
      endTurn()
    }
    const failed = (error?: unknown) => {
      settle(false)
      if (error) console.error(error)
    }
    const hydrate = (Content: ComponentType) =>
      new Promise<void>((resolve) => {
        endTurn = resolve
        const prerendered = builtHtml(element.innerHTML)
        const { putBack, tell } = keepActs(element)
        const mounted = () => {
          tell()
          settle(true)
        }
        // A transition renders in slices of 5 ms, so that the page stays responsive. With the CPU throttled to a quarter, the home page is
        // blocked for 52 ms instead of 114 ms.
        startTransition(() => {
          hydrateRoot(
            element,
            <Mode>
              <CacheProvider value={cache}>
                <PageContext value={page}>
                  <ErrorBoundary
                    onFault={failed}
                    fallback={
                      <AfterCommit putBack={putBack}>
                        <div style={{ display: 'contents' }} dangerouslySetInnerHTML={prerendered} />
                      </AfterCommit>
                    }
                  >
                    {/* Wraps the content instead of being next to it. React derives ids from the place in the tree, and the build rendered
                        the content without a sibling. */}
                    <AfterCommit putBack={putBack} tell={mounted}>
                      <Content {...(JSON.parse(props) as object)} />
                    </AfterCommit>
                  </ErrorBoundary>
                </PageContext>
              </CacheProvider>
            </Mode>,
            {
              identifierPrefix: place,
              // React recovers from changes that translators and browser extensions made before hydration, so these errors are logged only
              // for debugging.
              onRecoverableError: (error) => console.debug(error),
            },
          )
        })
      })
    new Promise<void>((request) => {
      places.set(place, { request })
      if (when === 'last') afterFirstPlace(request)
      // All islands are wanted at once during inspection, so that the inspector sees every machine of the page.
      else if (inspection.current) request()
      else whenNear(element, request)
    })
      .then(() => load(island, failed))
      .then((content) => {
        places.delete(place)
        places.set(place, { request() {}, hydrate: () => hydrate(content).catch(failed) })
        turns = turns.then(hydrateNext)
      })
      .catch(failed)
  }

  const want = ({ place }: EarlyPress) => places.get(place)?.request()
  boot?.presses.forEach(want)
  if (boot) boot.listener = want
  document.documentElement.dataset.boot = 'running'
}

/** Loads the component of an island. If that fails, it is repeated when the visitor comes back. */
async function load(island: string, failed: (error: unknown) => void): Promise<ComponentType> {
  try {
    // The island's props were type-checked where the build renders it.
    return (await islands[island]!()) as ComponentType
  } catch (error) {
    failed(error)
  }
  await nextReturn()
  return load(island, failed)
}

/** Calls `near` when the visitor comes near an island or interacts with it. */
function whenNear(element: HTMLElement, near: () => void): void {
  for (const type of ['pointerover', 'focusin', 'touchstart']) element.addEventListener(type, near, { once: true, passive: true })
  const { when = '' } = element.dataset
  const isAtScroll = when === 'scroll'
  if (isAtScroll || when.startsWith('#')) {
    const isAskedFor = () => (isAtScroll ? scrollY > 0 : location.hash.startsWith(when))
    const look = () => (isAskedFor() || element.contains(document.activeElement) || hasEarlyActs(element)) && near()
    look()
    // Looks at nothing while the page is scrolled, because to read the position lays out the page.
    if (isAtScroll) addEventListener('scroll', near, { once: true, passive: true })
    else addEventListener('hashchange', look)
    return
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      near()
    },
    { rootMargin: AHEAD },
  )
  // Observes elements other than the island itself, because an island has no box (src/styles/base.css), nor has every part of a machine. An
  // empty island is represented by its parent. An island in a tab panel is represented by the panel, because the browser may skip rendering
  // a panel's content.
  const around = element.closest('[data-tab]') ?? (element.children.length === 0 ? element.parentElement : null)
  const boxes = around ? [around] : element.querySelectorAll(':scope > *, :scope > [data-machine] > *')
  for (const box of boxes) observer.observe(box)
}
