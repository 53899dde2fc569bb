import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Actor } from 'xstate'
import type { funnelScenarioMachine } from '../../../machines/funnel-scenario/funnel-scenario.machine.ts'
import { parseScenario, serializeScenario } from '../../../machines/funnel-scenario/scenario.ts'
import { hashForTab } from '../../../machines/funnel-tabs/funnel-tabs.machine.ts'
import type { funnelTabsMachine } from '../../../machines/funnel-tabs/funnel-tabs.machine.ts'
import { PRESERVE_SCROLL } from '../../routing/scrollRestoration.ts'
import { fragmentOf, hashOf, numbersOfAddress, OWN_NUMBERS_ID, tabOfHash, withoutNumbers } from './address.ts'

/** Writes one half of the page's state to the URL; the other half, the scroll position and the focus are preserved. */
function useWriteAddress() {
  const navigate = useNavigate()
  return useCallback(
    (part: { search?: string; hash?: string }, replace: boolean) => {
      const { search, hash } = window.location
      void navigate({ search, hash, ...part }, { replace, state: PRESERVE_SCROLL })
    },
    [navigate],
  )
}

/** Keeps the selected tab and the URL's hash in sync. */
export function useTabAddress(tabs: Actor<typeof funnelTabsMachine>): void {
  const { hash } = useLocation()
  const write = useWriteAddress()

  useEffect(() => {
    const writeTab = (anchor: string) => write({ hash: hashOf({ ...fragmentOf(window.location.hash), anchor }) }, false)
    const subscription = tabs.on('address.push', (event) => writeTab(event.hash))
    // Selected before hydration, so no event was sent.
    const { tab } = tabs.getSnapshot().context
    const shown = tabOfHash(window.location.hash)
    if (shown && shown !== tab) writeTab(hashForTab(tab))
    return () => subscription.unsubscribe()
  }, [tabs, write])

  useEffect(() => {
    // The render may lag behind what the visitor has done since; the effect then runs again.
    if (hash !== window.location.hash) return
    const wanted = tabOfHash(hash)
    if (!wanted || tabs.getSnapshot().context.tab === wanted) return
    tabs.send({ type: 'address.changed', hash: hashForTab(wanted) })
  }, [tabs, hash])
}

/** Reported by the number controls, so that the URL can wait. */
export interface Gesture {
  /** A handle is grabbed, or an arrow key pressed on it. */
  begin(): void
  /** It is released. */
  end(): void
}

/**
 * Keeps the visitor's numbers and the URL's fragment in sync. Numbers in the query of an older link, which the server sees, are
 * read once and moved to the fragment.
 *
 * While a handle is being dragged or an arrow key held, the URL is not updated: browsers block pages that change their URL a
 * hundred times in a few seconds.
 */
export function useScenarioAddress(scenario: Actor<typeof funnelScenarioMachine>): Gesture {
  const { hash } = useLocation()
  const write = useWriteAddress()
  const gesture = useRef<{ under: boolean; waiting?: { numbers: string; replace: boolean } | undefined }>({ under: false })
  /** The fragment that was last written, until it comes back as the URL: then it is ignored, whatever has changed since. */
  const written = useRef<string>(undefined)
  const writeNumbers = useCallback(
    (numbers: string, replace: boolean) => {
      const { search, hash: before } = window.location
      const wanted = { search: withoutNumbers(search), hash: hashOf({ ...fragmentOf(before), numbers }) }
      // Everything was undone before it was written.
      if (wanted.hash === before && wanted.search === search) return
      write(wanted, replace)
      written.current = window.location.hash
    },
    [write],
  )

  useEffect(() => {
    const subscription = scenario.on('address.push', (event) => {
      const { under, waiting } = gesture.current
      if (under) gesture.current.waiting = { numbers: event.numbers, replace: waiting?.replace ?? event.replace }
      else writeNumbers(event.numbers, event.replace)
    })
    // Moved before hydration, so no event was sent, or found in the query of an older link.
    const { numbers: moved } = scenario.getSnapshot().context
    const { search } = window.location
    if (serializeScenario(parseScenario(numbersOfAddress(window.location))) !== moved || withoutNumbers(search) !== search)
      writeNumbers(moved, true)
    return () => subscription.unsubscribe()
  }, [scenario, writeNumbers])

  useEffect(() => {
    if (hash !== window.location.hash) return
    const isEcho = hash === written.current
    written.current = undefined
    const { numbers: known } = scenario.getSnapshot().context
    const { anchor, numbers } = fragmentOf(hash)
    if (isEcho || serializeScenario(parseScenario(numbers)) === known) return
    gesture.current.waiting = undefined
    // An anchor on the page, such as the skip link's, has no numbers: they are kept.
    if (numbers === '' && (anchor === `#${OWN_NUMBERS_ID}` || tabOfHash(anchor) === undefined)) writeNumbers(known, true)
    else scenario.send({ type: 'address.changed', numbers })
  }, [scenario, hash, writeNumbers])

  return {
    begin() {
      gesture.current.under = true
    },
    end() {
      const { waiting } = gesture.current
      gesture.current = { under: false }
      if (waiting) writeNumbers(waiting.numbers, waiting.replace)
    },
  }
}
