export function structuredDataFaults(dist: string): Promise<string[]>
