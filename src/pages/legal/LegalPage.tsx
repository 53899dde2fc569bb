import { css } from '@emotion/react'
import { useLocation } from 'react-router-dom'
import { BackLink } from '../../app/Link.tsx'
import { canonicalPath, HOME_PATH } from '../../app/routes.ts'
import { Contents } from '../../components/Contents.tsx'
import { Section } from '../../components/Section.tsx'
import { legalDocuments } from '../../content/legal/documents.ts'
import { legal } from '../../content/legal/labels.ts'
import { marks } from '../../content/marks.ts'
import { shell } from '../../content/navigation.ts'
import type { LegalBlock } from '../../content/types.ts'
import { LegalBlocks } from './LegalBlocks.tsx'

/** Width of a letter of the display face at its boldest, in em, with a little to spare. */
const LETTER_EM = 0.445

/** One word can be very long here: where there is little room, the size follows the longest. */
const headStyles = (title: string) => css`
  .h1 {
    font-size: min(var(--fs-h2), ${(100 / (LETTER_EM * longestWord(title))).toFixed(1)}cqi);
    line-height: 0.96;
  }
  .lead {
    margin-top: 1.25rem;
    max-width: 56ch;
  }
  .status {
    margin-top: 1.25rem;
  }
`

const bodyStyles = css`
  > .inner {
    padding-top: clamp(2.5rem, 5vw, 4.5rem);
  }
  .columns {
    row-gap: 2.25rem;
  }
  .columns > * {
    grid-column: 1 / -1;
    min-width: 0;
  }
  .explanation {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
    align-items: baseline;
  }
  @media (min-width: 75rem) {
    .columns > * {
      grid-column: 4 / 12;
    }
    .columns > .contents-wide {
      grid-column: 1 / 4;
      grid-row: 1 / span 3;
    }
  }
`

/** The legal text of the page's address. */
export function LegalPage() {
  const { pathname } = useLocation()
  const document = documentOf(pathname)
  const headings = document.blocks.filter((block) => block.kind === 'heading').filter(({ level }) => level === 2)
  return (
    <>
      <Section ground="nacht" className="page-head" labelledBy="titel" css={headStyles(document.title)}>
        <BackLink href={HOME_PATH} label={shell.backHome} />
        <h1 className="h1" id="titel">
          {document.title}
        </h1>
        <p className="lead quiet">{document.lead}</p>
        <p className="label status">
          {legal.status} {document.status}
        </p>
      </Section>
      <Section as="div" ground="papier" css={bodyStyles}>
        <div className="grid12 columns">
          <Contents label={legal.contents} headings={headings} />
          {hasMarks(document.blocks) && (
            <p className="small quiet explanation">
              <span className="sample-mark">{marks.owner}</span> <span>{marks.explanation}</span>
            </p>
          )}
          <LegalBlocks blocks={document.blocks} />
        </div>
      </Section>
    </>
  )
}

/** Legal addresses end in '.html'; hosts that cut the ending off lead here all the same. */
function documentOf(pathname: string) {
  const path = canonicalPath(pathname)
  const found = legalDocuments.find((document) => document.path === path || document.path === `${path}.html`)
  if (!found) throw new Error(`legal: no document for ${path}. Add it to src/content/legal/documents.ts.`)
  return found
}

function longestWord(text: string): number {
  return Math.max(...text.split(' ').map((word) => word.length))
}

/** Whether a text still carries stand-ins for the owner's real data. */
function hasMarks(blocks: readonly LegalBlock[]): boolean {
  return JSON.stringify(blocks).includes('"kind":"sample"')
}
