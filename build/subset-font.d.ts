declare module 'subset-font' {
  /** The part of subset-font 2.9 that this project uses; the package has no types. */
  interface SubsetOptions {
    targetFormat: 'woff2'
    /** For each axis, the range to keep. */
    variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>
    /** OpenType features to keep; all others are removed. */
    keepFeatures: readonly string[]
    noHinting: boolean
    dropTables: readonly string[]
  }
  /** A copy of the font that has only the characters of `text`. */
  export default function subsetFont(font: Uint8Array, text: string, options: SubsetOptions): Promise<Buffer>
}
