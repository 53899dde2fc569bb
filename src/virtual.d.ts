/** Made by the build: where each picture lies and how large it is. */
declare module 'virtual:pictures' {
  const manifest: import('./pictures/build.ts').PictureManifest
  export default manifest
}
