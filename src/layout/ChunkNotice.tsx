import { css } from '@emotion/react'
import { useEffect } from 'react'
import { chunkRecoveryView } from '../../machines/chunk-recovery/chunk-recovery.view.ts'
import { useMachineView } from '../actors/useMachineActor.ts'
import { chunkRecovery } from '../boot/chunkRecovery.ts'
import { messages } from '../content/messages.ts'
import { reserveBottomInset } from './reserveBottomInset.ts'

const styles = css`
  position: fixed;
  z-index: 25;
  left: clamp(0.75rem, 2vw, 1.5rem);
  bottom: clamp(0.75rem, 2vw, 1.5rem);
  width: min(26rem, calc(100vw - 1.5rem));
  padding: 1rem 1.25rem;
  border: 1px solid oklch(0.8 0.098 303 / 0.34);
  border-left: 6px solid var(--yellow-400);
  border-radius: var(--r-3);
  background: var(--night-950);
  color: var(--white);
  font-size: var(--fs-small);
  line-height: 1.5;
  --focus: var(--yellow-400);

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.25rem;
  }
  button {
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--yellow-400);
    font: 600 1rem / 1.2 var(--font-display);
    text-decoration: underline;
    text-underline-offset: 0.25em;
    cursor: pointer;
  }
  .dismiss {
    color: var(--lilac-200);
    font-weight: 500;
  }
  @media print {
    display: none;
  }
`

const plateRef = (plate: HTMLDivElement) => reserveBottomInset(plate)

/** Tells the visitor when a chunk has failed to load, why, and what to do. The rest of the page stays as it is. */
export function ChunkNotice() {
  const recovery = chunkRecovery()
  const { state, notice } = useMachineView(recovery, chunkRecoveryView)

  useEffect(() => {
    const onOnline = () => recovery.send({ type: 'network.returned' })
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [recovery])

  return (
    <div role="status" data-machine="chunk-recovery" data-state={state}>
      {notice && (
        <div ref={plateRef} css={styles}>
          <p>{notice === 'offline' ? messages.offline : notice === 'renewed' ? messages.newVersion.text : messages.sectionFailed}</p>
          <div className="actions">
            {/* Some browsers cache a failed module load as long as the document is open. A reload keeps scroll position and
                fields. */}
            {notice !== 'offline' && (
              <button type="button" onClick={() => location.reload()}>
                {notice === 'renewed' ? messages.newVersion.reload : messages.retry}
              </button>
            )}
            <button type="button" className="dismiss" onClick={() => recovery.send({ type: 'dismissed' })}>
              {messages.dismiss}
            </button>
          </div>
        </div>
      )}
    </div>
  )
}
