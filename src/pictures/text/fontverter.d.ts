declare module 'fontverter' {
  /** What this project uses of fontverter 2.0, which comes without types: a font in another container. */
  export function convert(font: Uint8Array, format: 'sfnt' | 'woff2'): Promise<Buffer>
}
