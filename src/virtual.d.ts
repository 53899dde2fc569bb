/** Made by the build: where each picture lies and how large it is. */
declare module 'virtual:pictures' {
  const manifest: import('./pictures/build.ts').PictureManifest
  export default manifest
}

/** Made by the build: the hero's sample page, line by line, coloured by classes. */
declare module 'virtual:sample-code' {
  const lines: readonly string[]
  export default lines
}
