export function servingFaults(options: { base: string; dist: string; headersFile: string; overHttps?: boolean }): Promise<string[]>
