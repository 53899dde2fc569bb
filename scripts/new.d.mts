/** Creates the scaffold of a machine, an article or a section; see new.mjs. */
export function create(root: string, kind: string, name: string | undefined, today: string): Promise<string[]>
