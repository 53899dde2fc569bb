export const ALIASES: readonly (readonly [alias: string, path: string])[]
export function servingFaults(options: { base: string; dist: string; headersFile: string }): Promise<string[]>
