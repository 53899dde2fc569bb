/**
 * Runs a build, and reports what stops it as plain messages, each once. Errors of the site say what to change and where, and several parts
 * of a build meet the same error, so that stacks and repetitions would bury it.
 *
 * Faults of the code itself, such as a TypeError, keep their stack. So does everything with `vite build --debug`.
 */
export async function withPlainErrors(build: () => Promise<void>): Promise<void> {
  try {
    await build()
  } catch (error) {
    const errors = error instanceof Error && 'errors' in error ? (error.errors as unknown[]) : [error]
    if (process.env.DEBUG || !errors.every(isPlain)) throw error
    const message = [...new Set(errors.map((one) => one.message))].join('\n')
    throw Object.assign(new Error(message), { stack: `Error: ${message}` })
  }
}

/** Whether an error was thrown for its message: not by the language or the file system. */
function isPlain(error: unknown): error is Error {
  return error instanceof Error && ['Error', 'RangeError', 'CssSyntaxError'].includes(error.name) && !('syscall' in error)
}
