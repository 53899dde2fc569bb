/** Reports an error that must not reach the actors: like an uncaught one in a browser, to the console elsewhere. */
export function reportFault(fault: unknown): void {
  const { reportError, console } = globalThis as unknown as {
    reportError?: typeof reportFault
    console: { error(...all: unknown[]): void }
  }
  if (reportError) reportError(fault)
  else console.error('recorder: an error while recording', fault)
}

/** Calls a function of the page. What it throws is reported. */
export function guarded<Values extends unknown[]>(fn: ((...values: Values) => void) | undefined): (...values: Values) => void {
  return (...values) => {
    try {
      fn?.(...values)
    } catch (fault) {
      reportFault(fault)
    }
  }
}
