/** @jsxImportSource react */
import { createRoot } from 'react-dom/client'
import type { Session } from '../session.ts'
import { PANEL_KEY } from '../guard.ts'
import { createBeat } from './beat.ts'
import { Boundary } from './Boundary.tsx'
import { stayUsable } from './guest.ts'
import { Panel } from './Panel.tsx'
import { PANEL_STYLES } from './styles.ts'

const isTaken = () => document.querySelector('[data-inspector]') !== null

/**
 * Shows the panel in its own shadow root until the returned function is called. There is one panel at a time on a page: those of other
 * inspectors stay closed meanwhile.
 *
 * @param mount The element that the panel is appended to.
 */
export function openPanel(session: Session, mount: Element): () => void {
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
        <Panel session={session} beat={beat} isReached={isReached} close={close} />
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
  }
}
