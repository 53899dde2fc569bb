/** Matches viewports in which the ruler at the edge is wide enough for text, such as the label with the traditional lane's day. */
export const RULER_WITH_WORDS = '(min-width: 75rem)'
