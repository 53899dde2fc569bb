export function loadedAnew(base: string, routes: readonly string[]): Promise<string[]>
