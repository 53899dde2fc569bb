/** @jsxImportSource react */
import { createEngine } from '@drei-tage/engine'
import type { MachineImport } from '@drei-tage/recorder'
import { createRoot } from 'react-dom/client'
import type { Session } from '../session.ts'
import { isPanelKey } from './Keys.tsx'
import { Boundary } from './Boundary.tsx'
import { Panel } from './Panel.tsx'
import { PANEL_STYLES } from './styles.ts'

export interface PanelOptions {
  readonly importOf: ((machineId: string) => MachineImport) | undefined
  /** The element that the panel is appended to. */
  readonly mount: Element
}

/** Size of the separate window, in px. */
const WINDOW_FEATURES = 'popup,width=1100,height=800'

/**
 * Shows the panel in its own shadow root until the returned function is called. The panel has its own engine, so it keeps working
 * while the page's time stands still. There is one panel at a time on a page: those of other inspectors stay closed meanwhile.
 */
export function openPanel(session: Session, { importOf, mount }: PanelOptions): () => void {
  const time = createEngine()
  const isTaken = () => mount.ownerDocument.querySelector('[data-inspector]') !== null
  let own: Window | null = null
  let takeAway = isTaken() ? stayClosed(true) : show(mount)
  const letPageGo = holdPage(session, mount)

  /** Waits for the panel's key. */
  function stayClosed(isForOther = false): () => void {
    if (isForOther)
      console.info('inspector: another inspector has its panel on this page. Close that panel, and Alt+Shift+P opens this one.')
    const open = (event: KeyboardEvent) => {
      if (!isPanelKey(event) || isTaken()) return
      event.preventDefault()
      takeAway()
      takeAway = show(mount, true)
    }
    addEventListener('keydown', open, { capture: true })
    return () => removeEventListener('keydown', open, { capture: true })
  }

  /** Removes the panel until its key is pressed. The recording goes on. */
  function close(): void {
    session.release()
    remove()
    takeAway = stayClosed()
  }

  /** @param isReached Whether the panel takes the focus. */
  function show(place: Element, isReached = false): () => void {
    const { ownerDocument } = place
    const view = ownerDocument.defaultView as Window & typeof globalThis
    const host = ownerDocument.createElement('div')
    // The panel is in English, whatever the language of the page.
    host.lang = 'en'
    host.dataset.inspector = ''
    const shadow = host.attachShadow({ mode: 'open' })
    const styles = new view.CSSStyleSheet()
    styles.replaceSync(PANEL_STYLES)
    shadow.adoptedStyleSheets = [styles]
    const root = createRoot(shadow.appendChild(ownerDocument.createElement('div')))
    place.append(host)
    root.render(
      <Boundary close={close}>
        <Panel
          session={session}
          time={time}
          importOf={importOf}
          isReached={isReached}
          close={close}
          moveOut={view === own ? undefined : moveOut}
        />
      </Boundary>,
    )
    return () => {
      root.unmount()
      host.remove()
    }
  }

  /** Moves the panel to its own window, where it takes no room from the page. */
  function moveOut(): void {
    // Without a name: a window with one may have another panel, such as that of the page before a reload.
    own = window.open('', '_blank', WINDOW_FEATURES)
    if (!own) return
    const { document: other } = own
    other.title = 'Inspector'
    other.documentElement.lang = 'en'
    other.body.style.background = '#0d0619'
    takeAway()
    takeAway = show(other.body)
    own.addEventListener('pagehide', moveIn)
  }

  /** Moves the panel back when its window is closed. */
  function moveIn(): void {
    own = null
    takeAway()
    takeAway = isTaken() ? stayClosed() : show(mount)
  }

  /** Removes the panel, and its window. */
  function remove(): void {
    own?.removeEventListener('pagehide', moveIn)
    takeAway()
    own?.close()
    own = null
  }

  return () => {
    remove()
    letPageGo()
    time.dispose()
  }
}

/**
 * Blocks input to the page while the page shows the past, because the input would take effect in the present, unseen.
 *
 * @returns a function that ends the blocking.
 */
function holdPage(session: Session, mount: Element): () => void {
  const held = new Set<HTMLElement>()
  const release = () => {
    for (const element of held) element.inert = false
    held.clear()
  }
  const update = () => {
    if (!session.cursor()) return release()
    for (const element of mount.children) {
      if (!(element instanceof HTMLElement) || element.inert || 'inspector' in element.dataset) continue
      element.inert = true
      held.add(element)
    }
  }
  const leave = session.subscribe(update)
  return () => {
    leave()
    release()
  }
}
