import { CacheProvider } from '@emotion/react'
import { Fragment, startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { engine, inspection } from '../actors/engine.ts'
import type * as Inspector from '../inspection/start.ts'
import { App } from './App.tsx'
import { stopWaiting } from './lazyPart.tsx'
import { nextTask } from './nextTask.ts'
import { pages } from './pages.tsx'
import { keepPlaces } from './places.ts'
import { firstPageLeft } from './RouteEffects.tsx'
import { pageKindOf } from './routes.ts'
import { tellOfSamePageLater } from './samePageNews.ts'
import { createStyleCache, prerenderedStyles } from './styleCache.ts'

/** A file beside the site's own, which no page of it loads by itself. */
const INSPECTOR_URL: string = '/inspection/start.js'

/** Brings in the inspector. Whatever goes wrong with it, the page goes on. */
function inspect(): Promise<void> {
  const inspector: Promise<typeof Inspector> = import.meta.env.DEV
    ? import('../inspection/start.ts')
    : import(/* @vite-ignore */ INSPECTOR_URL)
  return inspector.then((module) => module.start(engine, inspection)).catch(console.error)
}

/**
 * Takes over the prerendered page, or draws it where none was prerendered for this address; not in the task that has just run
 * every module of the site.
 */
async function start(): Promise<void> {
  await nextTask()
  const root = document.getElementById('root')
  if (!root) return
  if (/[?&]inspect\b/.test(location.search)) await inspect()
  // StrictMode starts every actor twice, which in a recording would be two lives of it.
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
  const kind = pageKindOf(location.pathname)
  keepPlaces()
  if (root.dataset.page === kind) {
    tellOfSamePageLater(firstPageLeft)
    startTransition(() => {
      // React puts right by itself what translators and extensions have changed before it came: nothing that visitors' consoles show.
      hydrateRoot(root, app, { onRecoverableError: (error) => console.debug(error) })
    })
    return
  }
  // Development, or a host that answers with another page than the address says.
  stopWaiting()
  await pages[kind].preload()
  root.replaceChildren()
  createRoot(root).render(app)
}

start().catch((error: unknown) => {
  // What was prerendered stays to be read; styles show all of it.
  document.documentElement.dataset.script = 'failed'
  delete document.documentElement.dataset.far
  delete document.documentElement.dataset.fonts
  console.error(error)
})
