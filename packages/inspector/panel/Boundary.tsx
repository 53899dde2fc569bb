/** @jsxImportSource react */
import { messageOf } from '@drei-tage/recorder/internal'
import { Component } from 'react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'

/** Says that the panel itself has failed. The page keeps running in any case. */
export class Boundary extends Component<{ close(): void; readonly children: ReactNode }, { fault: string | undefined }> {
  override state: { fault: string | undefined } = { fault: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { fault: messageOf(error) }
  }

  override render(): ReactNode {
    const { fault } = this.state
    if (fault === undefined) return this.props.children
    return (
      <section className="panel" aria-label="Inspector" style={{ right: 12, bottom: 12, width: 'min(480px, calc(100vw - 24px))' }}>
        <div className="empty" role="alert">
          <h2>The panel has failed</h2>
          <p className="fault">{fault}</p>
          <p className="quiet">The recording goes on, and Alt+Shift+P opens the panel anew once it is closed.</p>
          <Button onClick={this.props.close}>Close the panel</Button>
        </div>
      </section>
    )
  }
}
