declare module 'subset-font' {
  /** What this project uses of subset-font 2.9, which comes without types. */
  interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff2'
    /** A number puts an axis at that value and takes the axis out; two limit it. */
    variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
    /** OpenType features to keep; all others go. */
    keepFeatures: readonly string[]
    noHinting: boolean
    dropTables: readonly string[]
  }
  /** A font with the letters of `text` only. */
  export default function subsetFont(font: Uint8Array, text: string, options: SubsetOptions): Promise<Buffer>
}
