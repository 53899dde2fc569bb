/**
 * Keeps a browser under test quiet: no background activity of its own, no window, no sandbox (containers often lack one).
 * Self-signed certificates count as valid: when DevTools ignores the error instead, it is raised again for every connection, and
 * on a busy machine Chromium 156 sometimes gave up after 32 of them (ERR_TOO_MANY_RETRIES).
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
