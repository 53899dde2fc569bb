import { Component } from 'react'
import type { ReactNode } from 'react'
import { FaultMessage } from '../components/FaultMessage.tsx'

/** Catches what goes wrong below it (mostly code that could not be fetched) and says so instead of leaving a blank page. */
export class FaultBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <FaultMessage /> : this.props.children
  }
}
