import { createSimulatedEngine } from '../../engine/index.ts'

/** The engine with the interface of XState's SimulatedClock. */
export class SimulatedClock {
  engine = createSimulatedEngine()

  now() {
    return this.engine.now()
  }
  setTimeout(fn, ms) {
    return this.engine.setTimeout(fn, ms)
  }
  clearTimeout(id) {
    this.engine.clearTimeout(id)
  }
  set(ms) {
    if (this.now() > ms) throw new Error('Unable to travel back in time')
    this.engine.advanceTo(ms)
  }
  increment(ms) {
    this.engine.advance(ms)
  }
}
