import { CacheProvider } from '@emotion/react'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'

import { App } from './App.tsx'
import { stopWaiting } from './lazyPart.tsx'
import { pages } from './pages.tsx'
import { firstPageLeft } from './RouteEffects.tsx'
import { pageKindOf } from './routes.ts'
import { tellOfSamePageLater } from './samePageNews.ts'
import { createStyleCache, prerenderedStyles } from './styleCache.ts'

const app = (
  <StrictMode>
    <CacheProvider value={createStyleCache(prerenderedStyles())}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </CacheProvider>
  </StrictMode>
)

/** Takes over the prerendered page, or draws it where none was prerendered for this address. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  const kind = pageKindOf(location.pathname)
  if (root.dataset.page === kind) {
    tellOfSamePageLater(firstPageLeft)
    startTransition(() => {
      hydrateRoot(root, app)
    })
    return
  }
  // Development, or a host that answers with another page than the address says.
  stopWaiting()
  await pages[kind].preload()
  root.replaceChildren()
  createRoot(root).render(app)
}

void start()
