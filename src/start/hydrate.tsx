import { CacheProvider } from '@emotion/react'
import { Fragment, startTransition, StrictMode, useEffect } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { inspection } from '#runtime/engine.ts'
import { builtHtml } from '#components/builtHtml.ts'
import { PageContext } from '#components/page.ts'
import type { PageKind } from '#components/page.ts'
import { bootReaches, tellBoot } from '#runtime/boot.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { islands } from './islands.ts'
import { createStyleCache, prerenderedStyles } from './styleCache.ts'

/**
 * How far from the viewport an island is hydrated, so that it is ready when the visitor gets there. All of them at once would take
 * 80 ms more of processor time for / on a phone.
 */
const AHEAD = '60% 0px'
/** Always there, wherever the visitor is. */
const FIRST = 'header'
/** Hydrated last, once everything in view is interactive: no visitor waits for it. */
const LAST = 'choices'

/** Hydrates the islands of the page one at a time, each when the visitor comes near it or interacts with it. */
export function hydrateIslands(page: PageKind): void {
  const cache = createStyleCache(prerenderedStyles())
  // StrictMode starts every actor twice, which would appear as two actors in a recording.
  const Mode = inspection.current ? Fragment : StrictMode
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island = '', part = '', props = '{}' } = element.dataset
    const hydrated = () => {
      // Switches off the styles for the time before hydration. Set only once, since each change restyles the whole page.
      const { dataset } = document.documentElement
      if (dataset.boot !== 'ready') dataset.boot = 'ready'
      element.dataset.hydrated = ''
      window.boot?.hydrated.add(part)
      tellBoot({ type: 'part.hydrated', part })
    }
    const failed = (error?: unknown) => {
      // Its text stays. Nothing handles its events, so from now on the browser follows its links.
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
      // Renders in slices of 5 ms, so that the page stays responsive: for / at a quarter of the speed it blocks for 52 ms instead
      // of 114.
      startTransition(() => {
        hydrateRoot(
          element,
          <Mode>
            <CacheProvider value={cache}>
              <PageContext value={page}>
                <ErrorBoundary onFault={failed} fallback={<div style={{ display: 'contents' }} dangerouslySetInnerHTML={prerendered} />}>
                  {/* Nested, not beside it: ids follow from the place in the tree, and in the document the island stands alone. */}
                  <AfterEffects run={hydrated}>
                    <Content {...(JSON.parse(props) as object)} />
                  </AfterEffects>
                </ErrorBoundary>
              </PageContext>
            </CacheProvider>
          </Mode>,
          {
            identifierPrefix: part,
            // React recovers from changes that translators and extensions made before: not an error for the visitor's console.
            onRecoverableError: (error) => console.debug(error),
          },
        )
      })
    }
    hydrate().catch(failed)
  }
}

/** Resolves with the component of an island. WebKit aborts the imports of a page that is left, so Back repeats them. */
function loaded(island: string, failed: (error: unknown) => void): Promise<ComponentType> {
  return new Promise((resolve) => {
    // Its props were checked where it was rendered.
    const load = () => islands[island]!().then((content) => resolve(content as ComponentType), failed)
    void load()
    addEventListener('pageshow', ({ persisted }) => persisted && load())
  })
}

/** Calls back when the effects of everything in it have run. */
function AfterEffects({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(run, [run])
  return children
}

/** Resolves when the visitor comes near an island, interacts with it or has pressed something in it. */
async function isWanted(element: HTMLElement, part: string): Promise<void> {
  const tell = () => tellBoot({ type: 'part.wanted', part })
  if (part === LAST) {
    void bootReaches(({ value }) => value.banner === 'due').then(tell)
  } else if (part === FIRST || inspection.current) {
    // An inspector should see every machine of the page, including those far down.
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
    // An island has no box (src/styles/base.css), some are still empty, and what is in a tab panel may be skipped.
    const around = element.closest('[data-tab]') ?? (element.children.length === 0 ? element.parentElement : null)
    const boxes = around ? [around] : element.children
    for (const type of turns) element.addEventListener(type, turnedTo, { passive: true })
    const { onDemand } = element.dataset
    if (onDemand === undefined) for (const box of boxes) observer.observe(box)
    else {
      const look = () => (location.hash.startsWith(onDemand) || element.contains(document.activeElement)) && turnedTo()
      look()
      addEventListener('hashchange', look)
    }
  }
  await bootReaches(({ context }) => Object.hasOwn(context.parts, part))
}
