import { Component, Fragment } from 'react'
import type { ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** Shown instead of content that failed to render. */
  fallback: ReactNode
  onFault: () => void
  children: ReactNode
}

interface ErrorBoundaryState {
  /** Number of errors so far. */
  faults: number
  /** An error has just been caught; `componentDidCatch` has not counted it yet. */
  caught: boolean
}

/**
 * Catches errors of its descendants.
 *
 * After the first error, all descendants are remounted. This usually helps, because most errors occur when translators or browser
 * extensions have moved React's elements, and new elements are not affected. After the second error, the fallback stays.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { faults: 0, caught: false }

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { caught: true }
  }

  override componentDidCatch(): void {
    if (this.state.faults > 0) this.props.onFault()
    this.setState(({ faults }) => ({ faults: faults + 1, caught: false }))
  }

  override render() {
    const { faults, caught } = this.state
    // Rendered only until `componentDidCatch` has counted the error; never painted.
    if (caught) return null
    return faults > 1 ? this.props.fallback : <Fragment key={faults}>{this.props.children}</Fragment>
  }
}
