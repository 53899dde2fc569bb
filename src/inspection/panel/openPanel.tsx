import { createEngine } from '../../../engine/index.ts'
import { mount } from '../mount.tsx'
import type { Session } from '../session.ts'
import { Panel } from './Panel.tsx'

/** Shows the panel until it is closed. It has an engine of its own: it moves while the page's time stands still. */
export function openPanel(session: Session): void {
  const time = createEngine()
  const close = mount(
    <Panel
      session={session}
      time={time}
      close={() => {
        close()
        session.close()
        time.dispose()
      }}
    />,
  )
}
