/**
 * Flags for a browser under test: no background activity, no GPU, no sandbox (containers often cannot provide one). Self-signed
 * certificates count as valid. Ignoring certificate errors through the DevTools protocol is not enough: every connection still raises
 * the error, and on a busy machine Chromium 156 sometimes gave up after 32 of them (ERR_TOO_MANY_RETRIES).
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
