declare module 'fontverter' {
  /** The part of fontverter 2.0 that this project uses; the package has no types. Converts a font to another container format. */
  export function convert(font: Uint8Array, format: 'sfnt' | 'woff2'): Promise<Buffer>
}
