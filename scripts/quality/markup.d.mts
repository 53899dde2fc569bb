export function markupFaults(dist: string): Promise<string[]>
