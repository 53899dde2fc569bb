/** After how many entries something that takes its time can be interrupted. */
export const STEP = 100

/** Carries out at once what can be interrupted. */
export function finish<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Like `map`, and can be interrupted. */
export function* mapInSteps<T, Result>(items: readonly T[], fn: (item: T, index: number) => Result): Generator<undefined, Result[]> {
  const results: Result[] = []
  for (const [index, item] of items.entries()) {
    if (index % STEP === STEP - 1) yield
    results.push(fn(item, index))
  }
  return results
}
