/** @jsxImportSource react */
import { createEngine } from '@drei-tage/engine'
import type { MachineImport } from '@drei-tage/recorder'
import { createRoot } from 'react-dom/client'
import type { Session } from '../session.ts'
import { PANEL_KEY } from '../guard.ts'
import { createBeat } from './beat.ts'
import { Boundary } from './Boundary.tsx'
import { stayUsable } from './guest.ts'
import { Panel } from './Panel.tsx'
import { PANEL_STYLES } from './styles.ts'

export interface PanelOptions {
  readonly importOf: ((machineId: string) => MachineImport) | undefined
  /** The element that the panel is appended to. */
  readonly mount: Element
}

const isTaken = () => document.querySelector('[data-inspector]') !== null

/**
 * Shows the panel in its own shadow root until the returned function is called. The panel has its own engine, so it keeps working
 * while the page's time stands still. There is one panel at a time on a page: those of other inspectors stay closed meanwhile.
 */
export function openPanel(session: Session, { importOf, mount }: PanelOptions): () => void {
  const time = createEngine()
  const beat = createBeat()
  if (isTaken()) console.info('inspector: another inspector has its panel on this page. Close that panel, and Alt+Shift+P opens this one.')
  let takeAway = isTaken() ? stayClosed() : show()

  /** Waits for the panel's key. */
  function stayClosed(): () => void {
    const open = () => {
      if (isTaken()) return
      takeAway()
      takeAway = show(true)
    }
    addEventListener(PANEL_KEY, open)
    return () => removeEventListener(PANEL_KEY, open)
  }

  /** Removes the panel until its key is pressed. The recording goes on. */
  function close(): void {
    session.release()
    takeAway()
    takeAway = stayClosed()
  }

  /** @param isReached Whether the panel takes the focus. */
  function show(isReached = false): () => void {
    const host = document.createElement('div')
    // The panel is in English, whatever the language of the page.
    host.lang = 'en'
    host.dataset.inspector = ''
    const shadow = host.attachShadow({ mode: 'open' })
    const styles = new CSSStyleSheet()
    styles.replaceSync(PANEL_STYLES)
    shadow.adoptedStyleSheets = [styles]
    const root = createRoot(shadow.appendChild(document.createElement('div')))
    const leave = stayUsable(host, mount, session, beat)
    root.render(
      <Boundary close={close}>
        <Panel session={session} time={time} beat={beat} importOf={importOf} isReached={isReached} close={close} />
      </Boundary>,
    )
    return () => {
      leave()
      root.unmount()
      host.remove()
    }
  }

  return () => {
    takeAway()
    beat.stop()
    time.dispose()
  }
}
