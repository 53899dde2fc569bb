/** Keeps a browser that is tested or measured quiet: nothing of its own in the background, no window, no sandbox that a container lacks. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
