/** Timers in the simplest possible form: a list that is searched for the earliest timer. Slow, but obviously correct. */

/** What a timer does when it fires, besides being logged. */
export interface Plan {
  readonly name: number
  readonly delayMs: number
  /** Timers that this timer sets. */
  readonly sets: readonly Plan[]
  /** Names of timers that this timer cancels. */
  readonly cancels: readonly number[]
}

export interface Firing {
  readonly name: number
  readonly now: number
}

interface Waiting {
  readonly due: number
  readonly plan: Plan
}

/** Units per ms. The model counts in eighths of a millisecond, which floating-point numbers represent exactly, so nothing is rounded. */
export const PER_MS = 8

export class Model {
  now = 0
  readonly fired: Firing[] = []
  private waiting: Waiting[] = []

  set(plan: Plan): void {
    this.waiting.push({ due: this.now + Math.max(0, Math.round(plan.delayMs * PER_MS)), plan })
  }

  cancel(name: number): void {
    this.waiting = this.waiting.filter(({ plan }) => plan.name !== name)
  }

  /** Advances to `end`, in eighths of a millisecond. */
  moveTo(end: number): void {
    for (;;) {
      // Array.prototype.sort is stable, so equal deadlines keep the order in which they were set.
      const [first] = this.waiting.toSorted((a, b) => a.due - b.due)
      if (first === undefined || first.due > end) break
      this.waiting = this.waiting.filter((other) => other !== first)
      this.now = first.due
      this.fired.push({ name: first.plan.name, now: first.due })
      for (const name of first.plan.cancels) this.cancel(name)
      for (const plan of first.plan.sets) this.set(plan)
    }
    this.now = end
  }

  get pending(): number[] {
    return this.waiting.toSorted((a, b) => a.due - b.due).map(({ due }) => due)
  }
}
