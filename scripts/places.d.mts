export const IS_FIXTURE: boolean
export const MINE: string
export const DIST: string
export const PRERENDER: string
export const BUDGETS: string
export function sourceOf(path: string): string
export function sourcesIn(folder: string): Map<string, string>
