const SIZE = 16
/** How far a pixel's opacity may be off, of 255. Some browsers add a little noise, which does no harm. */
const NOISE = 16

let canRead: boolean | undefined

/**
 * Whether what is drawn on a canvas can be read back. Browsers and extensions that protect against fingerprinting may return white, random
 * or empty pixels, or throw. Tested once, on a small square.
 */
export function canReadCanvas(): boolean {
  canRead ??= readsSquare()
  return canRead
}

function readsSquare(): boolean {
  try {
    const canvas = Object.assign(document.createElement('canvas'), { width: SIZE, height: SIZE })
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) return false
    context.fillRect(0, 0, SIZE / 2, SIZE / 2)
    const { data } = context.getImageData(0, 0, SIZE, SIZE)
    for (let pixel = 0; pixel < SIZE * SIZE; pixel += 1) {
      const isDrawn = pixel % SIZE < SIZE / 2 && pixel < (SIZE * SIZE) / 2
      if (Math.abs((data[4 * pixel + 3] as number) - (isDrawn ? 255 : 0)) > NOISE) return false
    }
    return true
  } catch {
    return false
  }
}
