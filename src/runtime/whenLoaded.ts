/**
 * Begins something with code that is being loaded, unless that has been ended by then. If the code fails to load, nothing begins: it is for
 * motion, without which every page works.
 *
 * @param begin Returns a function that ends what it has begun.
 * @returns a function that ends it.
 */
export function whenLoaded<Module>(code: Promise<Module>, begin: (module: Module) => (() => void) | undefined): () => void {
  let isOver = false
  let end: (() => void) | undefined
  const start = async () => {
    const module = await code
    if (!isOver) end = begin(module)
  }
  start().catch(() => undefined)
  return () => {
    isOver = true
    end?.()
  }
}
