declare module 'subset-font' {
  /** The part of subset-font 2.9 that this project uses; the package has no types. */
  interface SubsetOptions {
    targetFormat: 'woff2'
    /** The range to keep of each axis. */
    variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>
    /** OpenType features to keep; all others are removed. */
    keepFeatures: readonly string[]
    noHinting: boolean
    dropTables: readonly string[]
  }
  /** A font with the letters of `text` only. */
  export default function subsetFont(font: Uint8Array, text: string, options: SubsetOptions): Promise<Buffer>
}
