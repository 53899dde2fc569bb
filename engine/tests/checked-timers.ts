import { expect } from 'vitest'
import type { Engine, TimerId } from '@drei-tage/engine'

/** A timer, and what it does when it fires. */
export interface Plan {
  readonly delayMs: number
  readonly sets?: readonly Plan[]
  /** Which timers it cancels, numbered in the order in which they are set. */
  readonly cancels?: readonly number[]
}

/** Timers that check when they fire, against a list of those that wait. Slow, but obviously correct. */
export class CheckedTimers {
  private readonly engine: Engine
  private readonly ids: TimerId[] = []
  /** The waiting timers by number, each with its deadline. */
  private readonly waiting = new Map<number, number>()
  private isFiring = false

  constructor(engine: Engine) {
    this.engine = engine
  }

  set({ delayMs, sets = [], cancels = [] }: Plan): void {
    const { engine } = this
    const number = this.ids.length
    this.waiting.set(number, engine.now() + Math.max(0, delayMs))
    const fire = () => {
      expect([number, engine.now(), this.isFiring]).toEqual([...this.inOrder[0]!, false])
      this.isFiring = true
      this.waiting.delete(number)
      for (const other of cancels) this.cancel(other)
      for (const plan of sets) this.set(plan)
      this.isFiring = false
    }
    this.ids.push(engine.setTimeout(fire, delayMs))
  }

  cancel(number: number): void {
    this.engine.clearTimeout(this.ids[number])
    this.waiting.delete(number)
  }

  /** Checks what is pending. @returns the next deadline, or Infinity. */
  check(): number {
    const dues = this.inOrder.map(([, due]) => due)
    expect(this.engine.pending()).toEqual(dues.map((due) => ({ due })))
    return dues[0] ?? Infinity
  }

  private get inOrder(): [number, number][] {
    return [...this.waiting].toSorted(([a, aDue], [b, bDue]) => aDue - bDue || a - b)
  }
}
