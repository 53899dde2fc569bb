import { Island } from '../../start/Island.tsx'

/** /FunnelActive. */
export function FunnelPage() {
  return <Island name="funnel" />
}
