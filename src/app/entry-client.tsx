import { CacheProvider } from '@emotion/react'
import { Fragment, startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { engine, inspection } from '../actors/engine.ts'
import { PAGE, startBoot } from '../boot/boot.ts'
import { endHydration } from '../boot/hydration.ts'
import type * as Inspector from '../inspection/start.ts'
import { App } from './App.tsx'
import { deferPopstate } from './deferPopstate.ts'
import { pages } from './pages.tsx'
import { canonicalPath, pageKindOf } from '../routing/routes.ts'
import { takeOverScroll } from '../routing/scrollRestoration.ts'
import { createStyleCache, prerenderedStyles } from './styleCache.ts'
import { yieldToMain } from '../boot/yieldToMain.ts'

/** Separate from the site's own chunks; pages load it only with `?inspect`. */
const INSPECTOR_URL: string = '/inspection/start.js'

/** Loads the inspector. Whatever goes wrong with it, the page keeps running. */
function inspect(): Promise<void> {
  const inspector: Promise<typeof Inspector> = import.meta.env.DEV
    ? import('../inspection/start.ts')
    : import(/* @vite-ignore */ INSPECTOR_URL)
  return inspector.then((module) => module.start(engine, inspection)).catch(console.error)
}

/**
 * Hydrates the prerendered page, or renders it if nothing was prerendered for this URL; not in the task that has just evaluated
 * all modules.
 */
async function start(): Promise<void> {
  await yieldToMain()
  const root = document.getElementById('root')
  if (!root) return
  const kind = pageKindOf(location.pathname)
  // For hosts that do not redirect to the canonical URL. Unknown URLs stay as typed.
  const path = canonicalPath(location.pathname)
  if (kind !== 'not-found' && path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash)
  if (/[?&]inspect\b/.test(location.search)) await inspect()
  // StrictMode starts every actor twice, which would appear as two actors in a recording.
  const Mode = import.meta.env.DEV && inspection.current ? Fragment : StrictMode
  const app = (
    <Mode>
      <CacheProvider value={createStyleCache(prerenderedStyles())}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </CacheProvider>
    </Mode>
  )
  takeOverScroll()
  deferPopstate()
  if (root.dataset.page === kind) {
    const inView = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest<HTMLElement>('[data-part]')
    startBoot(inView?.dataset.part ?? PAGE)
    startTransition(() => {
      // React recovers from changes that translators and extensions made before hydration: not an error for the visitor's
      // console.
      hydrateRoot(root, app, { onRecoverableError: (error) => console.debug(error) })
    })
    return
  }
  // Development, or a host that responded with another page than the URL's.
  endHydration()
  await pages[kind].preload()
  root.replaceChildren()
  createRoot(root).render(app)
}

start().catch((error: unknown) => {
  // The prerendered page stays readable; styles reveal all of it.
  window.boot?.fail()
  console.error(error)
})
