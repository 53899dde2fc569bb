/** Creates the scaffold of a machine, an article or a section; see new.mjs. */
export function create(root: string, kind: string, name: string | undefined, today: string): Promise<string[]>
/** Copies files of the template into mine/; see new.mjs. */
export function takeOver(root: string, path?: string): Promise<string[]>
