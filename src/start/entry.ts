import { engine, inspection, nextTask } from '#runtime/engine.ts'
import type { PageKind } from '#components/page.ts'
import type * as Inspector from '#devtools/start.ts'
import { afterFirstPlace } from '#runtime/firstPlace.ts'
import { hideUntilFound } from '#runtime/hideUntilFound.ts'
import { followChoices } from './followChoices.ts'
import { hydrateIslands } from './hydrate.tsx'
import { ignoreRepeats } from './ignoreRepeats.ts'
import { keepPressed } from './keepPressed.ts'
import { attendToMarkup } from '#layout/attendToMarkup.ts'
import { nextReturn } from './nextReturn.ts'
import { followPageTurns } from './pageTurn.ts'

/** The inspector is built separately from the site's chunks. Pages load it only with `?inspect`. */
const INSPECTOR_URL: string = '/inspection/start.js'

/** Loads the inspector. If the inspector fails, the page keeps running. */
function inspect(): Promise<void> {
  const inspector: Promise<typeof Inspector> = import.meta.env.DEV ? import('#devtools/start.ts') : import(/* @vite-ignore */ INSPECTOR_URL)
  return inspector.then((module) => module.start(engine, inspection)).catch(console.error)
}

/** Starts the page in a new task, because the current task has just evaluated all modules. */
async function start(): Promise<void> {
  await nextTask()
  // Corrects the URL on hosts that do not redirect to the canonical one. Only pages at unknown URLs have no canonical URL.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  const path = canonical ? new URL(canonical.href).pathname : location.pathname
  if (!canonical) import('./leadOn.ts').then(({ leadOn }) => leadOn()).catch(console.debug)
  else if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash)
  if (/[?&]inspect\b/.test(location.search)) await inspect()
  // If code is missing, styles keep all text readable and a notice offers to reload the page.
  const { dataset } = document.documentElement
  addEventListener('vite:preloadError', () => {
    dataset.code = 'missing'
    // Islands then request missing code again (hydrate.tsx).
    void nextReturn().then(() => delete dataset.code)
  })
  followPageTurns()
  ignoreRepeats()
  // Documents of the development server have no inline script.
  if (import.meta.env.DEV) {
    keepPressed()
    followChoices()
    hideUntilFound()
  }
  hydrateIslands(document.querySelector<HTMLElement>('[data-page]')?.dataset.page as PageKind)
  afterFirstPlace(attendToMarkup)
}

start().catch((error: unknown) => {
  // The page stays readable, because styles then show all of its content.
  window.boot?.fail()
  console.error(error)
})
