import { engine } from '#runtime/engine.ts'

/** How long a browser may take to begin a download, in ms. */
const DOWNLOAD_MS = 10_000

/**
 * Saves a picture as a file. With a finger it opens the device's own menu, which also saves to the photos and sends it on; where there is
 * none, and for a mouse, which expects a file, it is downloaded. To be called soon after a press.
 */
export async function savePicture(picture: Blob, fileName: string): Promise<void> {
  const file = new File([picture], fileName, { type: picture.type })
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file] })
    } catch (error) {
      // Closed by the visitor.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: fileName }).click()
  engine.setTimeout(() => URL.revokeObjectURL(href), DOWNLOAD_MS, 'end of a download')
}
