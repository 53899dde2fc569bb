import { css } from '@emotion/react'
import { BackLink } from '#components/Link.tsx'
import { HOME_PATH } from '#addresses.ts'
import { MarksExplanation } from '#components/MarksExplanation.tsx'
import { Section } from '#components/Section.tsx'
import { legal } from '#content/legal/labels.ts'
import { germanDate } from '#content/format.ts'
import { marks } from '#content/marks.ts'
import { shell } from '#content/navigation.ts'
import type { LegalBlock, LegalDocument } from '#content/types.ts'
import { TableOfContents } from '#components/TableOfContents.tsx'
import { LegalBlocks } from './LegalBlocks.tsx'

/** Width of a letter of the display font at its boldest, in em, with a little to spare. */
const LETTER_EM = 0.445

/** Titles can contain a very long word, so on narrow screens the font size depends on the longest word. */
const headStyles = (title: string) => css`
  .h1 {
    font-size: min(var(--fs-h2), ${(100 / (LETTER_EM * longestWord(title))).toFixed(1)}cqi);
    line-height: 0.96;
  }
  .lead {
    margin-top: 1.25rem;
    max-width: 37.3em;
  }
  .status {
    margin-top: 1.25rem;
  }
`

const bodyContentStyles = css`
  padding-top: clamp(2.5rem, 5vw, 4.5rem);
`

const bodyStyles = css`
  .columns {
    row-gap: 2.25rem;
  }
  .columns > * {
    grid-column: 1 / -1;
    min-width: 0;
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

const headingsOf = ({ blocks }: LegalDocument) => blocks.filter((block) => block.kind === 'heading').filter(({ level }) => level === 2)

export function LegalPage({ document }: { document: LegalDocument }) {
  return (
    <>
      <Section ground="night" variant="page-head" labelledBy="titel" styles={headStyles(document.title)}>
        <BackLink href={HOME_PATH} label={shell.backHome} />
        <h1 className="h1" id="titel">
          {document.title}
        </h1>
        <p className="lead quiet">{document.lead}</p>
        <p className="label status">
          {legal.status} {germanDate(document.asOf)}
        </p>
      </Section>
      <Section as="div" ground="paper" styles={bodyStyles} contentStyles={bodyContentStyles}>
        <div className="grid12 columns">
          <TableOfContents label={legal.contents} headings={headingsOf(document)} />
          {hasMarks(document.blocks) && (
            <div>
              <MarksExplanation mark={marks.owner} />
            </div>
          )}
          <LegalBlocks blocks={document.blocks} />
        </div>
      </Section>
    </>
  )
}

function longestWord(text: string): number {
  return Math.max(...text.split(' ').map((word) => word.length))
}

/** Whether a text still has placeholders for the owner's real data. */
function hasMarks(blocks: readonly LegalBlock[]): boolean {
  return JSON.stringify(blocks).includes('"kind":"sample"')
}
