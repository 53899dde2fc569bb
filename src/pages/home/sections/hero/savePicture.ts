import { engine } from '#runtime/engine.ts'
import { isUnshared } from '#components/isUnshared.ts'

/** How long the object URL is kept, in ms, so that the browser can start the download. */
const DOWNLOAD_MS = 10_000

/** Whether visitors share pictures through the device's sheet, which can also save them: on touch devices that have one for files. */
export function hasShareSheet(): boolean {
  const files = [new File([], 'name.png', { type: 'image/png' })]
  return matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files }) === true
}

/**
 * Opens the share sheet with a picture and the page's URL, or downloads the picture where there is none. Must be called soon after a press,
 * because browsers allow sharing only then.
 */
export async function savePicture(picture: Blob, fileName: string, url: string): Promise<void> {
  const file = new File([picture], fileName, { type: picture.type })
  if (hasShareSheet()) {
    try {
      return await navigator.share({ files: [file], url })
    } catch (error) {
      if (isUnshared(error)) return
    }
  }
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: fileName }).click()
  engine.setTimeout(() => URL.revokeObjectURL(href), DOWNLOAD_MS, 'end of a download')
}
