export function standIns(root: string): Promise<string[]>
