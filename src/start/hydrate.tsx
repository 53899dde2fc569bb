import { CacheProvider } from '@emotion/react'
import { Fragment, startTransition, StrictMode } from 'react'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { inspection } from '#runtime/engine.ts'
import { builtHtml } from '#components/builtHtml.ts'
import { PageContext } from '#components/page.ts'
import type { PageKind } from '#components/page.ts'
import { bootReaches, tellBoot } from '#runtime/boot.ts'
import { AfterCommit } from './AfterCommit.tsx'
import { hasEarlyActs, keepActs } from './earlyActs.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { islands } from './islands.ts'
import { createStyleCache, prerenderedStyles } from './styleCache.ts'

/**
 * The distance from the viewport at which an island is hydrated, so that it is ready when the visitor gets there. On a phone, hydrating all
 * islands of the home page at once would take 80 ms more processor time.
 */
const AHEAD = '60% 0px'
/** Hydrated first, because the header is always visible. */
const FIRST = 'header'
/** Hydrated last, once everything in view is interactive, because no visitor waits for it. */
const LAST = 'cookie-banner'

/** Hydrates the islands of the page one at a time, each when the visitor comes near it or interacts with it. */
export function hydrateIslands(page: PageKind): void {
  const cache = createStyleCache(prerenderedStyles())
  // No StrictMode during inspection, because it starts every actor twice, which a recording would show as two actors.
  const Mode = inspection.current ? Fragment : StrictMode
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island = '', place: part = '', props = '{}' } = element.dataset
    const hydrated = () => {
      // Turns off the styles that apply before hydration. Set only once, because each change restyles the whole page.
      const { dataset } = document.documentElement
      if (dataset.boot !== 'ready') dataset.boot = 'ready'
      element.dataset.hydrated = ''
      window.boot?.hydrated.add(part)
      tellBoot({ type: 'part.hydrated', part })
    }
    const failed = (error?: unknown) => {
      // The text of the part stays. It counts as hydrated from now on, so that presses are no longer kept and the browser follows links.
      window.boot?.hydrated.add(part)
      tellBoot({ type: 'part.failed', part })
      if (error) console.error(error)
    }
    const hydrate = async () => {
      await isWanted(element, part)
      const Content = await loaded(island, failed)
      tellBoot({ type: 'part.arrived', part })
      await bootReaches(({ context }) => context.hydrating === part || context.parts[part] === 'hydrated')
      const prerendered = builtHtml(element.innerHTML)
      const { putBack, tell } = keepActs(element)
      const mounted = () => {
        tell()
        hydrated()
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
            identifierPrefix: part,
            // React recovers from changes that translators and browser extensions made before hydration, so these errors are logged only
            // for debugging.
            onRecoverableError: (error) => console.debug(error),
          },
        )
      })
    }
    hydrate().catch(failed)
  }
}

/**
 * Resolves with the component of an island. WebKit aborts the imports of a page that the visitor leaves, so they are repeated when the
 * visitor comes back.
 */
function loaded(island: string, failed: (error: unknown) => void): Promise<ComponentType> {
  return new Promise((resolve) => {
    // The island's props were type-checked where the build renders it.
    const load = () => {
      islands[island]!().then((content) => {
        removeEventListener('pageshow', loadAgain)
        resolve(content as ComponentType)
      }, failed)
    }
    const loadAgain = ({ persisted }: PageTransitionEvent) => persisted && load()
    addEventListener('pageshow', loadAgain)
    load()
  })
}

/** Resolves when the visitor comes near an island, interacts with it or has pressed something in it. */
async function isWanted(element: HTMLElement, part: string): Promise<void> {
  const tell = () => tellBoot({ type: 'part.wanted', part })
  if (part === LAST) {
    void bootReaches(({ value }) => value.banner === 'due').then(tell)
  } else if (part === FIRST || inspection.current) {
    // All islands are wanted at once during inspection, so that the inspector sees every machine of the page.
    tell()
  } else {
    const turns = ['pointerover', 'focusin', 'touchstart'] as const
    const turnedTo = () => {
      observer.disconnect()
      for (const type of turns) element.removeEventListener(type, turnedTo)
      tell()
    }
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && turnedTo(), {
      rootMargin: AHEAD,
    })
    // Observes elements other than the island itself, because an island has no box (src/styles/base.css). An empty island is represented by
    // its parent. An island in a tab panel is represented by the panel, because the browser may skip rendering a panel's content.
    const around = element.closest('[data-tab]') ?? (element.children.length === 0 ? element.parentElement : null)
    const boxes = around ? [around] : element.children
    for (const type of turns) element.addEventListener(type, turnedTo, { passive: true })
    const { onDemand } = element.dataset
    if (onDemand === undefined) for (const box of boxes) observer.observe(box)
    else {
      const look = () =>
        (location.hash.startsWith(onDemand) || element.contains(document.activeElement) || hasEarlyActs(element)) && turnedTo()
      look()
      addEventListener('hashchange', look)
    }
  }
  await bootReaches(({ context }) => Object.hasOwn(context.parts, part))
}
