import { useContext, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { navigationMachine } from '../../machines/navigation/navigation.machine.ts'
import { navigationView } from '../../machines/navigation/navigation.view.ts'
import { MotionControlContext } from '../actors/MotionControl.tsx'
import { useMachineActor, useMachineView } from '../actors/useMachineActor.ts'
import { isPageHydrated } from '../boot/hydration.ts'
import { untilFetchedAgain } from '../boot/chunkRecovery.ts'
import { holdTraversals } from './deferPopstate.ts'
import { fetchPage, preloadPage } from './pages.tsx'
import { canFly, flyTo, turnOf, turnPage } from './pageTurn.ts'
import { pageKindOf } from '../routing/routes.ts'

/** Paths of the pages shown since the document was loaded: all of their code is loaded. */
const shownPaths = new Set<string>()
let passTraversalOn: () => void = () => undefined

/**
 * Handles links, Back and Forward within the site without a reload, and lets the browser load the page wherever that would not
 * work: every page is prerendered. One listener for all links, including those in prepared HTML.
 */
export function useLinks() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const navigation = useMachineActor(navigationMachine, {})
  const motion = useContext(MotionControlContext)
  const moves = () => motion?.getSnapshot().value !== 'held'
  /** The last link followed, and the resolver that waits for its page to be rendered. */
  const followed = useRef<HTMLAnchorElement>(undefined)
  const shown = useRef<() => void>(undefined)

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = pageLinkOf(event.target)
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    // React cannot replace a page that is not hydrated; the browser can.
    if (!link || !plain || event.defaultPrevented || !isPageHydrated()) return
    const address = addressOf(link)
    if (link.pathname !== location.pathname) {
      event.preventDefault()
      followed.current = link
      navigation.send({ type: 'page.asked', address, way: 'link', turn: moves() ? turnOf(link) : undefined })
      return
    }
    if (moves() && canFly(link)) {
      event.preventDefault()
      followed.current = link
      navigation.send({ type: 'place.asked', address })
      return
    }
    navigation.send({ type: 'page.kept' })
    // The browser scrolls to anchors itself.
    if (link.hash && link.search === location.search) return
    event.preventDefault()
    void navigate(address, { replace: address === addressOf(location) })
  })
  const show = useEffectEvent((address: string) => void navigate(address))

  useEffect(() => {
    shownPaths.add(pathname)
    const moved = () => location.pathname === pathname && navigation.send({ type: 'page.kept' })
    addEventListener('popstate', moved)
    return () => removeEventListener('popstate', moved)
  }, [navigation, pathname])

  useEffect(() => {
    const orders = [
      navigation.on('page.fetch', ({ address }) => {
        fetchPage(address).then(
          () => navigation.send({ type: 'page.fetched', address }),
          () => navigation.send({ type: 'page.failed', address, online: navigator.onLine }),
        )
      }),
      navigation.on('page.show', ({ address, way, turn }) => {
        if (way === 'traversal') passTraversalOn()
        else if (!turn) show(address)
        else
          turnPage(
            turn,
            followed.current,
            () =>
              new Promise((resolve) => {
                shown.current = resolve
                show(address)
              }),
          )
      }),
      navigation.on('place.show', ({ address }) => followed.current && flyTo(followed.current, () => location.assign(address))),
      navigation.on('page.open', ({ address, way }) => (way === 'link' ? location.assign(address) : openHere())),
      navigation.on('network.await', () => void untilFetchedAgain('next-page').then(() => navigation.send({ type: 'network.returned' }))),
    ]
    const endHolding = holdTraversals((passOn) => {
      if (!isPageHydrated()) {
        openHere()
        return true
      }
      if (shownPaths.has(location.pathname)) return false
      passTraversalOn = passOn
      navigation.send({ type: 'page.asked', address: addressOf(location), way: 'traversal' })
      return true
    })
    const ahead = ({ target }: Event) => {
      const link = pageLinkOf(target)
      if (link && link.pathname !== location.pathname) preloadPage(addressOf(link))
    }
    const turns = ['pointerover', 'focusin', 'touchstart'] as const
    addEventListener('click', follow)
    for (const type of turns) addEventListener(type, ahead, { passive: true })
    return () => {
      for (const order of orders) order.unsubscribe()
      endHolding()
      removeEventListener('click', follow)
      for (const type of turns) removeEventListener(type, ahead)
    }
  }, [navigation])

  return { ...useMachineView(navigation, navigationView), pageShown: () => shown.current?.() }
}

/** The link that an event occurred in, if it leads to a page of this site. */
function pageLinkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([target], [download])') : null
  return link && link.origin === location.origin && pageKindOf(link.pathname) !== 'not-found' ? link : undefined
}

function addressOf({ pathname, search, hash }: Location | HTMLAnchorElement): string {
  return pathname + search + hash
}

/**
 * Has the browser load the page at the URL that Back or Forward has led to. Without the hash, which would only scroll, and with
 * the origin: a path such as `//example.org` would lead to another site.
 */
function openHere(): void {
  location.replace(location.origin + location.pathname + location.search)
}
