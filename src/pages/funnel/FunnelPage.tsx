import { Funnel } from './Funnel.tsx'
import { Island } from '#components/Island.tsx'

/** /FunnelActive. */
export function FunnelPage() {
  return (
    <Island name="funnel">
      <Funnel />
    </Island>
  )
}
