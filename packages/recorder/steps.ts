/** Carries out at once what can be interrupted. */
export function finish<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Like `map`, and can be interrupted after each item. */
export function* mapInSteps<T, Result>(items: readonly T[], fn: (item: T, index: number) => Result): Generator<undefined, Result[]> {
  const results: Result[] = []
  for (const [index, item] of items.entries()) {
    results.push(fn(item, index))
    yield
  }
  return results
}
