import { Component, Fragment } from 'react'
import type { ReactNode } from 'react'
import type { PartId } from '../../machines/boot/boot.machine.ts'
import { tellBoot } from '../boot/boot.ts'

interface ErrorBoundaryProps {
  /** Shown in place of what failed to render. */
  fallback: ReactNode
  /** What is given up with it while the prerendered page is hydrated: the next part gets its turn. */
  part?: PartId
  children: ReactNode
}

interface ErrorBoundaryState {
  /** How often something has gone wrong so far. */
  faults: number
  /** Something has just gone wrong, and what is to be done about it is not decided yet. */
  caught: boolean
}

/**
 * Catches what goes wrong below it, so that everything around it stays.
 *
 * The first time everything below is remounted: most faults come from others who have moved elements that React was about to
 * move, and new elements know nothing of that. A chunk that failed to load fails again immediately. The second error stays.
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
    // For no longer than it takes to decide: nothing of it is painted.
    if (caught) return null
    return faults > 1 ? this.props.fallback : <Fragment key={faults}>{this.props.children}</Fragment>
  }
}
