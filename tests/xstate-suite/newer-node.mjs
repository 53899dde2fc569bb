// XState's tests expect a Node version that has this.
Promise.withResolvers ??= () => {
  let resolve
  let reject
  const promise = new Promise((...functions) => ([resolve, reject] = functions))
  return { promise, resolve, reject }
}
