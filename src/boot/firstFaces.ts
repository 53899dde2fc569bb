/**
 * Registers the fonts embedded in the page (src/build/firstFaces.ts). They are decoded while the rest of the page is still being
 * parsed; otherwise the browser would lay out the text first, and again once they are ready.
 *
 * @param faces Family, weight, width and data of each, separated by spaces; faces are separated by commas.
 */
export function addFirstFaces(faces: string): void {
  for (const face of faces.split(',')) {
    const [family = '', weight = '', stretch = '', data = ''] = face.split(' ')
    const added = new FontFace(family, `url(data:font/woff2;base64,${data})`, { weight, stretch })
    document.fonts.add(added)
    added.load().catch(() => undefined)
  }
}
