export function servingFaults(options: { base: string; dist: string; headersFile: string }): Promise<string[]>
