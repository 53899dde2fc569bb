// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { openCanvas, openSheet } from '#motion/canvas.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A canvas of 300 × 150 px on a screen with two canvas pixels per px, and how often it was drawn anew. */
function open() {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ setTransform: vi.fn(), clearRect: vi.fn() } as never)
  const queries: EventTarget[] = []
  vi.stubGlobal('matchMedia', () => queries[queries.push(new EventTarget()) - 1])
  let sized = () => {}
  class FakeResizeObserver {
    readonly observe = () => undefined
    readonly disconnect = () => (sized = () => {})
    constructor(report: () => void) {
      sized = report
    }
  }
  vi.stubGlobal('ResizeObserver', FakeResizeObserver)
  vi.stubGlobal('devicePixelRatio', 2)
  const canvas = document.createElement('canvas')
  const size = { width: 300, height: 150 }
  Object.defineProperties(canvas, { clientWidth: { get: () => size.width }, clientHeight: { get: () => size.height } })
  const drawAnew = vi.fn<() => void>()
  const surface = openCanvas(canvas, drawAnew)!
  return {
    canvas,
    size,
    surface,
    pixels: () => [canvas.width, canvas.height],
    drawn: () => drawAnew.mock.calls.length,
    sized: () => sized(),
    restore: () => canvas.dispatchEvent(new Event('contextrestored')),
    moveTo(ratio: number, isReported = true) {
      vi.stubGlobal('devicePixelRatio', ratio)
      if (isReported) queries.at(-1)!.dispatchEvent(new Event('change'))
    },
  }
}

it('has two canvas pixels per px at most, and is drawn anew when its size or its screen changes', () => {
  const { moveTo, pixels, drawn, size, sized, surface } = open()
  expect([pixels(), drawn()]).toEqual([[600, 300], 0])
  sized()
  expect(drawn()).toBe(0)
  size.width = 200
  sized()
  expect([pixels(), drawn(), surface.size.width]).toEqual([[400, 300], 1, 200])
  for (const ratio of [1, 1.5, 3]) moveTo(ratio)
  expect([pixels(), drawn()]).toEqual([[400, 300], 4])
  // A change that was not reported is noticed with the next drawing.
  moveTo(1, false)
  surface.clear()
  expect(pixels()).toEqual([200, 150])
})

it('is drawn anew whenever the browser had lost the drawing, also off the page, and no longer once it is closed', () => {
  const { canvas, drawn, moveTo, restore, size, sized, surface } = open()
  restore()
  restore()
  expect(drawn()).toBe(2)
  surface.close()
  size.width = 200
  for (const change of [restore, sized, () => moveTo(1)]) change()
  expect([drawn(), canvas.width]).toEqual([2, 600])

  const off = vi.spyOn(document, 'createElement')
  const drawOff = vi.fn<() => void>()
  openSheet(10, 10, drawOff)
  ;(off.mock.results[0]!.value as HTMLCanvasElement).dispatchEvent(new Event('contextrestored'))
  expect(drawOff).toHaveBeenCalledTimes(1)
})

const throwing = () => {
  throw new DOMException('not allowed', 'SecurityError')
}

it.each([
  ['what was drawn', (pixel: number) => (pixel % 16 < 8 && pixel < 128 ? 250 : 5), true],
  ['white', () => 255, false],
  ['nothing', () => 0, false],
  ['random pixels', (pixel: number) => (pixel * 97 + 31) % 256, false],
  ['an error', throwing, false],
])('a canvas of which a browser returns %s', async (_, alphaOf, isReadable) => {
  const dataOf = () => Array.from({ length: 4 * 16 * 16 }, (_byte, index) => alphaOf(index >> 2))
  const context = { fillRect: vi.fn(), getImageData: () => ({ data: dataOf() }) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.resetModules()
  const { canReadCanvas } = await import('#motion/canvas.ts')
  expect(canReadCanvas()).toBe(isReadable)
})
