/**
 * Makes the letters that came with the page known (src/build/firstFaces.ts). They are unpacked while the rest of it is still
 * being read; left to itself the browser would lay the text out first, and once more when they are ready.
 *
 * @param faces Family, weight, width and data of each, with spaces between them and commas between faces.
 */
export function addFirstFaces(faces: string): void {
  for (const face of faces.split(',')) {
    const [family = '', weight = '', stretch = '', data = ''] = face.split(' ')
    const added = new FontFace(family, `url(data:font/woff2;base64,${data})`, { weight, stretch })
    document.fonts.add(added)
    added.load().catch(() => undefined)
  }
}
