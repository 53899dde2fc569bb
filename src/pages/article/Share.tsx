import { shareMachine } from '#machines/share/share.machine.ts'
import { shareView } from '#machines/share/share.view.ts'
import { useEmitted, useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { Button, ButtonRow } from '#components/Button.tsx'
import { copyText } from '#components/copyText.ts'
import { Icon } from '#components/Icon.tsx'
import type { BlogTexts } from '#content/blog.ts'
import { styles } from './Share.styles.ts'

/**
 * Two buttons to share a page: one opens the device's share sheet, the other copies the link. Without a share sheet both copy the link. If
 * copying fails, the URL is shown so that it can be selected.
 */
export function Share({ title, texts }: { title: string; texts: BlogTexts['share'] }) {
  const share = useMachineActor(shareMachine, { texts: texts.texts, title, url: address() })
  const { state, message, url } = useMachineView(share, shareView)

  useEmitted(share, 'share.open', (data) => {
    navigator.share({ title: data.title, url: data.url }).then(
      () => share.send({ type: 'share.succeeded' }),
      (error: unknown) =>
        share.send({ type: error instanceof DOMException && error.name === 'AbortError' ? 'share.cancelled' : 'share.failed' }),
    )
  })
  useEmitted(share, 'link.copy', (data) => {
    copyText(data.url).then(
      () => share.send({ type: 'copy.succeeded' }),
      () => share.send({ type: 'copy.failed' }),
    )
  })

  return (
    <div css={styles} className="with-script screen-only" data-machine="share" data-state={state}>
      <h2 className="h4">{texts.heading}</h2>
      <ButtonRow>
        <Button variant="outline" onClick={() => share.send({ type: 'copy.pressed' })}>
          <Icon name="link" />
          {texts.copy}
        </Button>{' '}
        <Button variant="outline" onClick={() => share.send({ type: 'share.pressed', available: typeof navigator.share === 'function' })}>
          <Icon name="share" />
          {texts.share}
        </Button>
      </ButtonRow>
      <p role="status">{message}</p>
      {state === 'failed' && (
        <p data-part="address">
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
