import { from as width } from '#styles/helpers.ts'

/** One of the spaces of src/styles/tokens.css. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5

export interface StackProps {
  /** Between the rows. */
  gap?: Space | undefined
  /** Above the first of them. */
  above?: Space
}

export interface RowProps extends StackProps {
  /** For `align-items`. */
  align?: string | undefined
  /** For `justify-content`. */
  justify?: string | undefined
}

export interface SplitProps extends StackProps {
  /** For `grid-template-columns`, side by side. */
  columns: string
  /** The same below that width: one column by default. */
  narrow?: string | undefined
  /** The width from which the parts are side by side. */
  from?: keyof typeof width | undefined
  /** For `align-items`, side by side. */
  align?: string | undefined
}

export interface SidebarProps extends SplitProps {
  /** Which of the parts stays in view. */
  aside: keyof typeof ASIDES
}

export interface GridProps extends StackProps {
  /** How narrow a column may become. */
  min: string
}

/** The space above all of it. */
export const above = ({ above: space }: StackProps): string => (space === undefined ? '' : `margin-top: var(--space-${space});`)

/** Rows, one below the other. */
export const stack = ({ gap = 0 }: StackProps): string => `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-${gap});
`

/** Items side by side, of which those that do not fit move to the next line. */
export const row = ({ gap = 0, align = 'center', justify = 'normal' }: RowProps): string => `
  display: flex;
  flex-wrap: wrap;
  align-items: ${align};
  justify-content: ${justify};
  gap: var(--space-${gap}) max(var(--space-0), var(--space-${gap}));
`

/** Columns that become one where they do not fit. */
export const split = ({ columns, narrow = 'minmax(0, 1fr)', from = 'desktop', gap = 2, align = 'start' }: SplitProps): string => `
  display: grid;
  grid-template-columns: ${narrow};
  gap: var(--space-${gap}) max(var(--gutter), var(--space-${gap}));
  > * {
    min-width: 0;
  }
  ${width[from]} {
    grid-template-columns: ${columns};
    align-items: ${align};
  }
`

/** Emotion warns of `:first-child`. */
const ASIDES = { first: ':not(* + *)', last: ':last-child' }

/** Columns, one of which stays in view while the others scroll. */
export const sidebar = ({ aside, ...rest }: SidebarProps): string => `
  ${split(rest)}
  ${width[rest.from ?? 'desktop']} {
    > ${ASIDES[aside]} {
      position: sticky;
      top: calc(var(--header-h) + 1.5rem);
    }
  }
`

/** As many equal columns as fit. */
export const grid = ({ min, gap = 1 }: GridProps): string => `
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${min}, 100%), 1fr));
  gap: var(--space-${gap}) max(var(--gutter), var(--space-${gap}));
`

/** Reaches to the right edge of the page. */
export const bleed = 'margin-right: calc(var(--page-r) * -1);'
