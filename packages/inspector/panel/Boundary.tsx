/** @jsxImportSource react */
import { Component } from 'react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'

/** Reports when the panel itself fails, and offers to restart it. The page keeps running in any case. */
export class Boundary extends Component<{ close(): void; readonly children: ReactNode }, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <section className="panel" aria-label="Inspector" style={{ right: 12, bottom: 12, width: 'min(480px, calc(100vw - 24px))' }}>
        <div className="empty" role="alert">
          <h2>The panel has failed</h2>
          <p className="fault">{error.message}</p>
          <p className="quiet">The recording goes on. Please tell the authors how it came about.</p>
          <p>
            <Button onClick={() => this.setState({ error: undefined })}>Show it again</Button>
            <Button onClick={this.props.close}>Close the panel</Button>
          </p>
        </div>
      </section>
    )
  }
}
