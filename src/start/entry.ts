import { engine, inspection } from '#runtime/engine.ts'
import { canonicalPath } from '#addresses.ts'
import type { PageKind } from '#components/page.ts'
import type * as Inspector from '#devtools/start.ts'
import { startBoot } from '#runtime/boot.ts'
import { afterFirstPart } from '#runtime/firstPart.ts'
import { hydrateIslands } from './hydrate.tsx'
import { attendToMarkup } from '#layout/liveMarkup.ts'
import { followPageTurns } from './pageTurn.ts'
import { yieldToMain } from '#runtime/yieldToMain.ts'

/** Separate from the site's own chunks; pages load it only with `?inspect`. */
const INSPECTOR_URL: string = '/inspection/start.js'

/** Loads the inspector. Whatever goes wrong with it, the page keeps running. */
function inspect(): Promise<void> {
  const inspector: Promise<typeof Inspector> = import.meta.env.DEV ? import('#devtools/start.ts') : import(/* @vite-ignore */ INSPECTOR_URL)
  return inspector.then((module) => module.start(engine, inspection)).catch(console.error)
}

/** Starts the page; not in the task that has just evaluated all modules. */
async function start(): Promise<void> {
  await yieldToMain()
  const path = canonicalPath(location.pathname)
  // For hosts that do not redirect to the canonical URL. Unknown URLs, which have none, stay as typed.
  if (document.querySelector('link[rel="canonical"]') && path !== location.pathname) {
    history.replaceState(history.state, '', path + location.search + location.hash)
  }
  if (/[?&]inspect\b/.test(location.search)) await inspect()
  // If code is missing, all text stays readable, and a notice offers to reload the page.
  const { dataset } = document.documentElement
  addEventListener('vite:preloadError', () => {
    dataset.code = 'missing'
  })
  // On Back, islands request missing code again (hydrate.tsx).
  addEventListener('pageshow', ({ persisted }) => persisted && delete dataset.code)
  followPageTurns()
  const inView = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest<HTMLElement>('[data-part]:not([data-on-demand])')
  startBoot(inView?.dataset.part ?? 'header')
  void afterFirstPart(attendToMarkup)
  hydrateIslands(document.querySelector<HTMLElement>('[data-page]')?.dataset.page as PageKind)
}

start().catch((error: unknown) => {
  // The page stays readable; styles reveal all of it.
  window.boot?.fail()
  console.error(error)
})
