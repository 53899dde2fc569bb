import { engine } from '#runtime/engine.ts'

/** How long the object URL is kept, in ms, so that the browser can start the download. */
const DOWNLOAD_MS = 10_000

/**
 * Saves a picture as a file. On touch devices it opens the share sheet, which can also save it to the photo library. Without a share sheet,
 * and with a mouse, it is downloaded. Must be called soon after a press, because browsers require one for sharing.
 */
export async function savePicture(picture: Blob, fileName: string): Promise<void> {
  const file = new File([picture], fileName, { type: picture.type })
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file] })
    } catch (error) {
      // The visitor closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: fileName }).click()
  engine.setTimeout(() => URL.revokeObjectURL(href), DOWNLOAD_MS, 'end of a download')
}
