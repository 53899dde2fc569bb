import { CacheProvider } from '@emotion/react'
import { Fragment, startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { canonicalPath } from '../addresses.ts'
import { engine, inspection } from '../actors/engine.ts'
import { bootReaches, PAGE, startBoot } from '../boot/boot.ts'
import { renderDeferredSections } from '../boot/deferredSections.ts'
import { yieldToMain } from '../boot/yieldToMain.ts'
import type * as Inspector from '../inspection/start.ts'
import { followPageTurns } from './pageTurn.ts'
import { App } from './App.tsx'
import { pages } from './pages.tsx'
import type { PageKind } from './pages.tsx'
import { createStyleCache, prerenderedStyles } from './styleCache.ts'

/** Separate from the site's own chunks; pages load it only with `?inspect`. */
const INSPECTOR_URL: string = '/inspection/start.js'

/** Loads the inspector. Whatever goes wrong with it, the page keeps running. */
function inspect(): Promise<void> {
  const inspector: Promise<typeof Inspector> = import.meta.env.DEV
    ? import('../inspection/start.ts')
    : import(/* @vite-ignore */ INSPECTOR_URL)
  return inspector.then((module) => module.start(engine, inspection)).catch(console.error)
}

/** Hydrates the prerendered page; not in the task that has just evaluated all modules. In development it is rendered here. */
async function start(): Promise<void> {
  await yieldToMain()
  const root = document.getElementById('root')
  if (!root) return
  const path = canonicalPath(location.pathname)
  const prerendered = root.dataset.page as PageKind | undefined
  // For hosts that do not redirect to the canonical URL. Unknown URLs, which have none, stay as typed.
  if (document.querySelector('link[rel="canonical"]') && path !== location.pathname) {
    history.replaceState(history.state, '', path + location.search + location.hash)
  }
  if (/[?&]inspect\b/.test(location.search)) await inspect()
  const kind = import.meta.env.DEV && !prerendered ? (await import('../routes.tsx')).pageKindOf(path) : prerendered
  if (!kind) return
  const Page = pages[kind]
  // StrictMode starts every actor twice, which would appear as two actors in a recording.
  const Mode = import.meta.env.DEV && inspection.current ? Fragment : StrictMode
  const app = (
    <Mode>
      <CacheProvider value={createStyleCache(prerenderedStyles())}>
        <App path={path}>
          <Page />
        </App>
      </CacheProvider>
    </Mode>
  )
  followPageTurns()
  if (!prerendered) {
    createRoot(root).render(app)
    return
  }
  const inView = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest<HTMLElement>('[data-part]')
  startBoot(inView?.dataset.part ?? PAGE)
  startTransition(() => {
    // React recovers from changes that translators and extensions made before hydration: not an error for the visitor's console.
    hydrateRoot(root, app, { onRecoverableError: (error) => console.debug(error) })
  })
  await bootReaches(({ value }) => value.banner === 'due')
  await renderDeferredSections(() => false)
}

start().catch((error: unknown) => {
  // The prerendered page stays readable; styles reveal all of it.
  window.boot?.fail()
  console.error(error)
})
