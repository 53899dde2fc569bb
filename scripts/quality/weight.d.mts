type Weight = Record<'document' | 'script' | 'fonts', number>
export function weights(dist: string): Promise<(Weight & { route: string })[]>
export function budgetFaults(dist: string, budgets: { routes: Record<string, Weight>; later: Record<string, number> }): Promise<string[]>
