import { engine } from '#runtime/engine.ts'

/** How long the object URL is kept, in ms, so that the browser can start the download. */
const DOWNLOAD_MS = 10_000

/**
 * Saves a picture as a file. Touch devices open the share sheet, which can also save to the photo library. Devices with a mouse or without
 * a share sheet download the file. Must be called soon after a press, because browsers allow sharing only then.
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
