/**
 * Keeps a browser that is tested or measured quiet: nothing of its own in the background, no window, no sandbox that a container
 * lacks. The self-signed certificates of this machine's servers count as valid: a fault that DevTools ignores instead is reported
 * anew for each connection, and on a busy machine Chromium 156 gave up after 32 of them (ERR_TOO_MANY_RETRIES).
 */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--ignore-certificate-errors',
]
