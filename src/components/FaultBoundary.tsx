import { Component } from 'react'
import type { ReactNode } from 'react'

interface FaultBoundaryProps {
  /** What stands in place of what could not be shown. */
  instead: ReactNode
  children: ReactNode
}

/** Catches what goes wrong below it (mostly code that could not be fetched), so that everything around it stays. */
export class FaultBoundary extends Component<FaultBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
