import { createSimulatedEngine } from '@drei-tage/engine'
import { it } from 'vitest'
import { createActor } from 'xstate'
import { allMachines } from '../../machines/all.ts'
import { textInputs } from './machines/texts.ts'

const INPUT = {
  reducedMotion: false,
  title: 'T',
  url: 'https://b.de/',
  wide: true,
  modes: ['code', 'build', 'particles'],
  characterCount: 40,
  hash: '#visualisierung',
  numbers: '',
  targets: [340, 50_000, 180],
}

function bare() {
  const heap: { due: number; order: number; fn: (() => void) | null }[] = []
  let now = 0,
    order = 0
  const less = (a: any, b: any) => a.due < b.due || (a.due === b.due && a.order < b.order)
  return {
    setTimeout(fn: () => void, ms: number) {
      const t = { due: now + ms, order: order++, fn: fn as (() => void) | null }
      let i = heap.push(t) - 1
      while (i > 0) {
        const p = (i - 1) >> 1
        if (!less(t, heap[p])) break
        heap[i] = heap[p]!
        i = p
      }
      heap[i] = t
      return t
    },
    clearTimeout(t: any) {
      if (t) t.fn = null
    },
    advance(ms: number) {
      const end = now + ms
      let fired = 0
      while (heap.length && heap[0]!.due <= end) {
        const top = heap[0]!,
          last = heap.pop()!
        if (heap.length) {
          let i = 0
          for (;;) {
            let c = 2 * i + 1
            if (c >= heap.length) break
            if (c + 1 < heap.length && less(heap[c + 1], heap[c])) c++
            if (!less(heap[c], last)) break
            heap[i] = heap[c]!
            i = c
          }
          heap[i] = last
        }
        if (!top.fn) continue
        now = top.due
        const f = top.fn
        top.fn = null
        fired++
        f()
      }
      now = end
      return fired
    },
  }
}
it('day', () => {
  const run = (clock: any) => {
    const actors = Object.entries(allMachines).map(([id, m]) =>
      createActor(m, { clock, input: { ...INPUT, ...(textInputs as any)[id] } as never }).start(),
    )
    const t = performance.now()
    const fired = clock.advance(24 * 3_600_000)
    const took = performance.now() - t
    for (const a of actors) a.stop()
    return [took, fired]
  }
  const rows: string[] = []
  for (let i = 0; i < 3; i++) {
    const e = createSimulatedEngine()
    let n = 0
    e.observe(() => 0)()
    const [a] = run(e)
    const [b, fired] = run(bare())
    rows.push(`engine ${a!.toFixed(0)} bare ${b!.toFixed(0)} ratio ${(a! / b!).toFixed(3)} fired ${fired}`)
  }
  console.log(rows.join('\n'))
})
