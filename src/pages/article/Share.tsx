import styled from '@emotion/styled'
import { Button } from '#components/Button.tsx'
import { Row } from '#components/Layout.tsx'
import { useCopyFeedback } from '#components/CopyFeedback.tsx'
import { Icon } from '#components/Icon.tsx'
import { isUnshared } from '#components/isUnshared.ts'
import { pageAddress } from '#components/pageAddress.ts'
import type { BlogTexts } from '#content/blog.ts'
import { styles } from './Share.styles.ts'

const Sharing = styled(Row)(styles)

/**
 * Two buttons to share a page: one opens the device's share sheet, the other copies the link. Without a share sheet both copy the link. If
 * copying fails, the URL is shown so that it can be selected.
 */
export function Share({ title, texts }: { title: string; texts: BlogTexts['share'] }) {
  const { state, message, copy, shared } = useCopyFeedback(pageAddress, texts.texts)
  const share = () => {
    if (typeof navigator.share !== 'function') return copy()
    navigator.share({ title, url: pageAddress() }).then(shared, (error: unknown) => isUnshared(error) || copy())
  }
  return (
    <Sharing gap={1} justify="space-between" className="with-script screen-only" data-machine="copy-feedback" data-state={state}>
      <h2 className="h4">{texts.heading}</h2>
      <Row>
        <Button variant="outline" data-size="small" onClick={copy}>
          <Icon name="link" />
          {texts.copy}
        </Button>{' '}
        <Button variant="outline" data-size="small" onClick={share}>
          <Icon name="share" />
          {texts.share}
        </Button>
      </Row>
      <p role="status">{message}</p>
      {state === 'failed' && (
        <p data-part="address">
          <span className="visually-hidden">{texts.address}: </span>
          {pageAddress()}
        </p>
      )}
    </Sharing>
  )
}
