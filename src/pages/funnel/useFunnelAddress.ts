import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Actor } from 'xstate'
import type { funnelScenarioMachine } from '../../../machines/funnel-scenario/funnel-scenario.machine.ts'
import { parseScenario, serializeScenario } from '../../../machines/funnel-scenario/scenario.ts'
import { hashForTab } from '../../../machines/funnel-tabs/funnel-tabs.machine.ts'
import type { funnelTabsMachine } from '../../../machines/funnel-tabs/funnel-tabs.machine.ts'
import { PRESERVE_SCROLL } from '../../routing/scrollRestoration.ts'
import { tabOfHash, withScenario } from './address.ts'

/** Writes one half of the page's state into the address; the other half, the scroll position and the focus stay. */
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

/** Keeps the chosen tab and the hash of the address the same. */
export function useTabAddress(tabs: Actor<typeof funnelTabsMachine>): void {
  const { hash } = useLocation()
  const write = useWriteAddress()

  useEffect(() => {
    const subscription = tabs.on('address.push', (event) => write({ hash: event.hash }, false))
    // Chosen before the page was hydrated: no listener saw it.
    const { tab } = tabs.getSnapshot().context
    const shown = tabOfHash(window.location.hash)
    if (shown && shown !== tab) write({ hash: hashForTab(tab) }, false)
    return () => subscription.unsubscribe()
  }, [tabs, write])

  useEffect(() => {
    // What is rendered may lag behind what the visitor has done since; then this runs again.
    if (hash !== window.location.hash) return
    const wanted = tabOfHash(hash)
    if (!wanted || tabs.getSnapshot().context.tab === wanted) return
    tabs.send({ type: 'address.changed', hash: hashForTab(wanted) })
  }, [tabs, hash])
}

/** What the controls of the numbers report, so that the address can wait. */
export interface Gesture {
  /** A handle is taken, or an arrow key goes down on it. */
  begin(): void
  /** It is let go. */
  end(): void
}

/**
 * Keeps the visitor's numbers and the query of the address the same.
 *
 * While a handle is being dragged or an arrow key held, the address waits for the end of it: browsers refuse
 * a page that changes its address a hundred times in a few seconds.
 */
export function useScenarioAddress(scenario: Actor<typeof funnelScenarioMachine>): Gesture {
  const { search } = useLocation()
  const write = useWriteAddress()
  const gesture = useRef<{ under: boolean; waiting?: { search: string; replace: boolean } | undefined }>({ under: false })
  /** The query that was written last, until it comes back as the address: it is no news, whatever the visitor did since. */
  const written = useRef<string>(undefined)
  const writeScenario = useCallback(
    (scenarioSearch: string, replace: boolean) => {
      const wanted = withScenario(window.location.search, scenarioSearch)
      // Everything was put back before it was written.
      if (wanted === window.location.search) return
      write({ search: wanted }, replace)
      written.current = window.location.search
    },
    [write],
  )

  useEffect(() => {
    const subscription = scenario.on('address.push', (event) => {
      const { under, waiting } = gesture.current
      if (under) gesture.current.waiting = { search: event.search, replace: waiting?.replace ?? event.replace }
      else writeScenario(event.search, event.replace)
    })
    // Moved before the page was hydrated: no listener saw it.
    const { search: moved } = scenario.getSnapshot().context
    if (serializeScenario(parseScenario(window.location.search)) !== moved) writeScenario(moved, true)
    return () => subscription.unsubscribe()
  }, [scenario, writeScenario])

  useEffect(() => {
    if (search !== window.location.search) return
    const isEcho = search === written.current
    written.current = undefined
    if (isEcho || serializeScenario(parseScenario(search)) === scenario.getSnapshot().context.search) return
    gesture.current.waiting = undefined
    scenario.send({ type: 'address.changed', search })
  }, [scenario, search])

  return {
    begin() {
      gesture.current.under = true
    },
    end() {
      const { waiting } = gesture.current
      gesture.current = { under: false }
      if (waiting) writeScenario(waiting.search, waiting.replace)
    },
  }
}
