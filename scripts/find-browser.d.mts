export function findBrowser(options?: { shell?: boolean }): Promise<string>
