import styled from '@emotion/styled'
import { Fold } from './Fold.tsx'
import { indentedStyles, longTextStyles, styles } from './TableOfContents.styles.ts'

/** A long text and, beside it, its table of contents. */
export const LongText = styled('div')(longTextStyles)

interface TableOfContentsProps {
  /** Accessible name of the list. */
  label: string
  /** The headings of the text, in order. Each id must be that of a heading on the page. Those deeper than 2 are indented. */
  headings: readonly { readonly id: string; readonly text: string; readonly depth?: number }[]
}

/** The table of contents in a `LongText`: beside the text or, collapsed, above it. */
export function TableOfContents({ label, headings }: TableOfContentsProps) {
  return (
    <nav css={styles} className="screen-only" aria-label={label}>
      <Fold>
        <summary>{label}</summary>
        <ol data-contents="">
          {headings.map(({ id, text, depth = 2 }) => (
            <li key={id} {...(depth > 2 && { css: indentedStyles(depth) })}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </Fold>
    </nav>
  )
}
