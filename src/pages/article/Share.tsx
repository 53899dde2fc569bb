import { css } from '@emotion/react'
import { useEffect } from 'react'
import { shareMachine } from '#machines/share/share.machine.ts'
import { shareView } from '#machines/share/share.view.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { Button, ButtonRow } from '#components/Button.tsx'
import { copyText } from '#components/copyText.ts'
import { Icon } from '#components/Icon.tsx'
import type { BlogTexts } from '#content/blog.ts'

const styles = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.875rem 1.5rem;
  align-items: center;
  justify-content: space-between;
  padding-top: 1.5rem;
  border-top: 1.5px solid var(--fg);
  .way {
    --h: 3rem;
    justify-content: center;
    gap: 0.75rem;
  }
  /* Keeps its height while it is empty, so that a confirmation causes no layout shift. */
  .share-status {
    flex: 1 1 100%;
    min-height: 1.6rem;
    max-width: none;
    font: 500 var(--fs-small) / 1.6 var(--font-display);
  }
  .share-address {
    flex: 1 1 100%;
    padding: 0.75rem 1rem;
    border-radius: var(--r-1);
    background: var(--surface);
    font-size: var(--fs-small);
    overflow-wrap: anywhere;
    user-select: all;
  }
  @media (max-width: 47.99rem) {
    .ways {
      flex: 1 1 100%;
    }
  }
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`

/**
 * Two buttons to share a page: one opens the device's share sheet, the other copies the link. Without a share sheet both copy the link. If
 * copying fails, the URL is shown so that it can be selected.
 */
export function Share({ title, texts }: { title: string; texts: BlogTexts['share'] }) {
  const share = useMachineActor(shareMachine, { texts: texts.texts, title, url: address() })
  const { state, message, url } = useMachineView(share, shareView)

  useEffect(() => {
    const sheet = share.on('share.open', (data) => {
      navigator.share({ title: data.title, url: data.url }).then(
        () => share.send({ type: 'share.succeeded' }),
        (error: unknown) =>
          share.send({ type: error instanceof DOMException && error.name === 'AbortError' ? 'share.cancelled' : 'share.failed' }),
      )
    })
    const clipboard = share.on('link.copy', (data) => {
      copyText(data.url).then(
        () => share.send({ type: 'copy.succeeded' }),
        () => share.send({ type: 'copy.failed' }),
      )
    })
    return () => {
      sheet.unsubscribe()
      clipboard.unsubscribe()
    }
  }, [share])

  return (
    <div css={styles} className="share" data-machine="share" data-state={state}>
      <h2 className="h4">{texts.heading}</h2>
      <ButtonRow className="ways">
        <Button variant="outline" className="way" onClick={() => share.send({ type: 'copy.pressed' })}>
          <Icon name="link" />
          {texts.copy}
        </Button>{' '}
        <Button
          variant="outline"
          className="way"
          onClick={() => share.send({ type: 'share.pressed', available: typeof navigator.share === 'function' })}
        >
          <Icon name="share" />
          {texts.share}
        </Button>
      </ButtonRow>
      <p className="share-status" role="status">
        {message}
      </p>
      {state === 'failed' && (
        <p className="share-address">
          <span className="visually-hidden">{texts.address}: </span>
          {url}
        </p>
      )}
    </div>
  )
}

/** The page's actual URL, so that links shared from a preview or a mirror of the site work; empty while prerendering. */
function address(): string {
  return typeof location === 'undefined' ? '' : location.origin + location.pathname
}
