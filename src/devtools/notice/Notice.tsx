import { css } from '@emotion/react'
import { useSyncExternalStore } from 'react'
import type { StatelyConnection, StatelyStatus } from '../stately.ts'

const styles = css`
  position: fixed;
  left: 1rem;
  bottom: 1rem;
  z-index: 90;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: 0.25rem 0.875rem;
  width: min(27rem, 100vw - 2rem);
  padding: 1rem 0.75rem 1rem 1.125rem;
  border-radius: var(--r-3);
  background: var(--bg);
  color: var(--fg);
  box-shadow:
    0 0 0 1px var(--hairline),
    var(--shadow-banner);
  font: 400 var(--fs-small) / 1.45 var(--font-text);

  .strokes {
    width: 15px;
    height: 20px;
    margin-top: 1px;
    stroke: var(--accent);
    stroke-width: 3px;
  }
  .strokes [data-off] {
    stroke: var(--tick);
  }
  h2 {
    font: 600 1.0625rem/1.3 var(--font-display);
  }
  p {
    color: var(--muted);
  }
  .actions {
    grid-column: 2 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin-top: 0.5rem;
  }
  button,
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0 1rem;
    border: var(--line) solid var(--border);
    border-radius: var(--r-2);
    background: none;
    font: 600 var(--fs-small) / 1 var(--font-display);
    text-decoration: none;
    cursor: pointer;
  }
  .main {
    border-color: var(--accent);
    background: var(--accent-ground);
    color: var(--on-accent);
  }
  .close {
    justify-content: center;
    width: 2.75rem;
    margin: -0.75rem 0 -0.75rem;
    padding: 0;
    border: 0;
  }
  .close svg {
    width: 1rem;
    height: 1rem;
    stroke: currentColor;
    stroke-width: 2px;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

const texts: Record<Exclude<StatelyStatus, 'asking'>, { title: string; text: string; open: string }> = {
  waiting: {
    title: 'Waiting for the Stately inspector',
    text: 'Its window is open and is loading.',
    open: 'Open it again',
  },
  connected: {
    title: 'Connected to the Stately inspector',
    text: 'It receives every machine on this page, but not what you type into its forms.',
    open: 'Show its window',
  },
  blocked: {
    title: 'The inspector’s window was blocked',
    text: 'Browsers open a window only after a click. Here is one to click on.',
    open: 'Open the inspector',
  },
  closed: {
    title: 'The inspector’s window was closed',
    text: 'It receives nothing more.',
    open: 'Open it again',
  },
  silent: {
    title: 'The inspector does not answer',
    text: 'Its window has not responded for 10 seconds. Perhaps there is no network, or something blocks it.',
    open: 'Try again',
  },
  offline: {
    title: 'There is no network',
    text: 'The Stately inspector is a page on the web. The panel of this project is not.',
    open: 'Try again',
  },
}

/** The state of the connection, and what the visitor can do about it. The site keeps running whatever the state. */
export function Notice({ connection, close }: { connection: StatelyConnection; close: () => void }) {
  const status = useSyncExternalStore(connection.subscribe, connection.status)
  if (status === 'asking') return <Question connection={connection} close={close} />
  const { title, text, open } = texts[status]
  const isWell = status === 'connected' || status === 'waiting'
  return (
    <aside css={styles} aria-label="Inspector" data-inspection={status}>
      <svg className="strokes" viewBox="0 0 15 20" aria-hidden="true">
        {[1.5, 7.5, 13.5].map((x, index) => (
          <path key={x} d={`M${x} 0V20`} data-off={status === 'connected' || (status === 'waiting' && index === 0) ? undefined : ''} />
        ))}
      </svg>
      <div role="status">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <button type="button" className="close" aria-label="Put this notice away" onClick={close}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 2l12 12M14 2L2 14" />
        </svg>
      </button>
      <div className="actions">
        <button type="button" className={isWell ? undefined : 'main'} onClick={connection.open}>
          {open}
        </button>
        {!isWell && <a href="?inspect=lokal">Use the local panel</a>}
      </div>
    </aside>
  )
}

/** Asks before anything leaves this site. In German, because a shared link can bring anyone here, not only developers. */
function Question({ connection, close }: { connection: StatelyConnection; close: () => void }) {
  const { host } = connection
  const refuse = () => {
    connection.refuse()
    close()
  }
  return (
    <aside css={styles} aria-label="Inspector" lang="de" data-inspection="asking">
      <svg className="strokes" viewBox="0 0 15 20" aria-hidden="true">
        {[1.5, 7.5, 13.5].map((x) => (
          <path key={x} d={`M${x} 0V20`} data-off="" />
        ))}
      </svg>
      <div role="status">
        <h2>Mit {host} verbinden?</h2>
        <p>
          Der Inspektor öffnet ein Fenster von {host}. Dorthin sendet diese Seite, solange sie offen ist, die Zustände und Ereignisse ihrer
          Vorführungen und Bedienelemente, nicht aber, was Sie in Formulare tippen. Wie bei jedem Aufruf erfährt {host} Ihre IP-Adresse.
          Vorher wird nichts übertragen.
        </p>
      </div>
      <div className="actions">
        <button type="button" onClick={connection.open}>
          Mit {host} verbinden
        </button>
        <button type="button" onClick={refuse}>
          Nicht verbinden
        </button>
      </div>
    </aside>
  )
}
