import { Component } from 'react'
import type { ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** What stands in place of what could not be shown. */
  fallback: ReactNode
  children: ReactNode
}

/** Catches what goes wrong below it (mostly code that could not be fetched), so that everything around it stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
