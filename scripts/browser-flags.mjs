/**
 * Flags for a browser under test: no background activity, no window, no sandbox (containers often cannot provide one). Self-signed
 * certificates count as valid. If DevTools ignored the certificate error instead, the error would still be raised for every
 * connection, and on a busy machine Chromium 156 sometimes gave up after 32 errors (ERR_TOO_MANY_RETRIES).
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
