import { Fold } from './Fold.tsx'
import { indentedStyles, narrowStyles, wideStyles } from './TableOfContents.styles.ts'

interface TableOfContentsProps {
  /** Accessible name of the list. */
  label: string
  /** The headings of the text, in order. Each id must be that of a heading on the page. Those deeper than 2 are indented. */
  headings: readonly { readonly id: string; readonly text: string; readonly depth?: number }[]
}

/**
 * The table of contents of a long text, in a grid of twelve columns. It is rendered twice: in the three columns beside the text and,
 * collapsed, above it. Only the one that fits the window is displayed.
 */
export function TableOfContents({ label, headings }: TableOfContentsProps) {
  const list = (
    <ol data-contents="">
      {headings.map(({ id, text, depth = 2 }) => (
        <li key={id} {...(depth > 2 && { css: indentedStyles(depth) })}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <div css={wideStyles} className="screen-only">
        <nav aria-label={label}>
          <p className="label">{label}</p>
          {list}
        </nav>
      </div>
      <Fold css={narrowStyles} className="screen-only">
        <summary>{label}</summary>
        {list}
      </Fold>
    </>
  )
}
