import { BackLink } from '#components/Link.tsx'
import { HOME_PATH } from '#addresses.ts'
import { MarksExplanation } from '#components/MarksExplanation.tsx'
import { Section } from '#components/Section.tsx'
import { legal } from '#content/legal/labels.ts'
import { germanDate } from '#content/format.ts'
import { marks } from '#content/marks.ts'
import { shell } from '#content/navigation.ts'
import type { LegalBlock, LegalDocument } from '#content/types.ts'
import { LongText, TableOfContents } from '#components/TableOfContents.tsx'
import { LegalBlocks } from './LegalBlocks.tsx'
import { bodyStyles, headStyles } from './LegalPage.styles.ts'

const headingsOf = ({ blocks }: LegalDocument) => blocks.filter((block) => block.kind === 'heading').filter(({ level }) => level === 2)

export function LegalPage({ document }: { document: LegalDocument }) {
  return (
    <>
      <Section ground="night" variant="page-head" labelledBy="titel" styles={headStyles(document.title)}>
        <BackLink href={HOME_PATH} label={shell.backHome} />
        <h1 className="h1" id="titel">
          {document.title}
        </h1>
        <p className="label">
          {legal.status} {germanDate(document.asOf)}
        </p>
      </Section>
      <Section as="div" ground="paper" styles={bodyStyles}>
        <LongText>
          <TableOfContents label={legal.contents} headings={headingsOf(document)} />
          {/* Here instead of under the title, because reading modes leave out what is not beside the text. */}
          <p className="lead">{document.lead}</p>
          {hasMarks(document.blocks) && (
            <div>
              <MarksExplanation mark={marks.owner} />
            </div>
          )}
          <LegalBlocks blocks={document.blocks} />
        </LongText>
      </Section>
    </>
  )
}

/** Whether a text still has placeholders for the owner's real data. */
function hasMarks(blocks: readonly LegalBlock[]): boolean {
  return JSON.stringify(blocks).includes('"kind":"sample"')
}
