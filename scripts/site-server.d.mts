export function serveSite(options?: { overTls?: boolean }): Promise<{ url: string; close: () => Promise<void> }>
