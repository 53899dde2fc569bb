import { Component, Fragment } from 'react'
import type { ReactNode } from 'react'
import type { PartId } from '../../machines/boot/boot.machine.ts'
import { tellBoot } from '../boot/boot.ts'

interface ErrorBoundaryProps {
  /** Shown in place of what failed to render. */
  fallback: ReactNode
  /** The part that fails with it during hydration, so that the next one gets its turn. */
  part?: PartId
  children: ReactNode
}

interface ErrorBoundaryState {
  /** Number of errors so far. */
  faults: number
  /** An error has just been caught, and it has not been decided yet how to handle it. */
  caught: boolean
}

/**
 * Catches errors below it, so that everything around it stays.
 *
 * After the first error everything below is remounted: most errors come from third parties that have moved elements React was
 * about to move, and new elements are not affected. A chunk that failed to load fails again immediately. The second error is
 * final.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { faults: 0, caught: false }

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { caught: true }
  }

  override componentDidCatch(): void {
    const { part } = this.props
    if (part && this.state.faults > 0) tellBoot({ type: 'part.failed', part })
    this.setState(({ faults }) => ({ faults: faults + 1, caught: false }))
  }

  override render() {
    const { faults, caught } = this.state
    // Only until that is decided: it is never painted.
    if (caught) return null
    return faults > 1 ? this.props.fallback : <Fragment key={faults}>{this.props.children}</Fragment>
  }
}
