import { narrowStyles, wideStyles } from './TableOfContents.styles.ts'

interface TableOfContentsProps {
  /** Accessible name of the list. */
  label: string
  /** The headings of the text, in order; their ids exist on the page. */
  headings: readonly { readonly id: string; readonly text: string }[]
}

/**
 * The table of contents of a long text, twice: `.contents-wide` beside it where it fits, otherwise `.contents-narrow` collapsed above it.
 * Only one of the two is displayed. The parent places both in its grid.
 */
export function TableOfContents({ label, headings }: TableOfContentsProps) {
  const list = (
    <ol data-contents="">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <div css={wideStyles} className="contents-wide">
        <nav aria-label={label}>
          <p className="label">{label}</p>
          {list}
        </nav>
      </div>
      <details css={narrowStyles} className="contents-narrow">
        <summary>
          {label}
          <span className="plus" aria-hidden="true" />
        </summary>
        {list}
      </details>
    </>
  )
}
