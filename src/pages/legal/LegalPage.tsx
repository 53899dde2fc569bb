import { decodeHTML } from 'entities'
import { Marked } from 'marked'
import { BackLink } from '#components/Link.tsx'
import { MarksExplanation } from '#components/MarksExplanation.tsx'
import { Heading, Section } from '#components/Section.tsx'
import { builtHtml } from '#components/builtHtml.ts'
import { legal } from '#content/legal/documents.ts'
import { germanDate } from '#content/format.ts'
import { marks } from '#content/marks.ts'
import type { LegalDocument } from '#content/legal/text.ts'
import { LongText, TableOfContents } from '#components/TableOfContents.tsx'
import { bodyStyles, headStyles, legalStyles } from './LegalPage.styles.ts'

/** Without what GitHub adds, which would make links of addresses. */
const marked = new Marked({
  gfm: false,
  renderer: {
    heading({ tokens, depth }) {
      const [, text, id] = /^(.*?)(?: \{#([\w-]+)\})?$/.exec(this.parser.parseInline(tokens))!
      return id ? `<h${depth} id="${id}">${text}</h${depth}>\n` : `<h${depth}>${text}</h${depth}>\n`
    },
  },
})

/** Values are written as `&#…;`. After Markdown, only what has a meaning in HTML has to be: `"&'<>`. */
const withValues = (html: string) => html.replaceAll(/&#(?!3[489]|6[02])(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

export function LegalPage({ document }: { document: LegalDocument }) {
  const html = withValues(marked.parse(document.text.source, { async: false }))
  const headings = [...html.matchAll(/<h2 id="(.*?)">(.*?)<\/h2>/g)].map(([, id = '', text = '']) => ({ id, text: decodeHTML(text) }))
  return (
    <>
      <Section ground="night" variant="page-head" labelledBy="titel" styles={headStyles(document.title)}>
        <BackLink />
        <Heading as="h1" className="h1" id="titel" text={document.title} />
        <p className="label">
          {legal.status} {germanDate(document.asOf)}
        </p>
      </Section>
      <Section as="div" ground="paper" styles={bodyStyles}>
        <LongText>
          <TableOfContents label={legal.contents} headings={headings} />
          {/* Here instead of under the title, because reading modes leave out what is not beside the text. */}
          <p className="lead">{document.lead}</p>
          {html.includes('<mark>') && (
            <div>
              <MarksExplanation mark={marks.owner} />
            </div>
          )}
          <div css={legalStyles} dangerouslySetInnerHTML={builtHtml(html)} />
        </LongText>
      </Section>
    </>
  )
}
