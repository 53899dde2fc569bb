export const FACTS: string | undefined
export const DIST: string
export const PRERENDER: string
