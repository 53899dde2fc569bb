declare module 'subset-font' {
  /** The part of subset-font 2.9 that this project uses; the package has no types. */
  interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff2'
    /** A number fixes an axis at that value and removes it; two limit it. */
    variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
    /** OpenType features to keep; all others are removed. */
    keepFeatures: readonly string[]
    noHinting: boolean
    dropTables: readonly string[]
  }
  /** A font with the letters of `text` only. */
  export default function subsetFont(font: Uint8Array, text: string, options: SubsetOptions): Promise<Buffer>
}
