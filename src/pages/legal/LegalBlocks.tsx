import { Fragment } from 'react'
import { Split, Stack } from '#components/Layout.tsx'
import { Link } from '#components/Link.tsx'
import { OutsideLink } from '#components/BookingLink.tsx'
import { marks } from '#content/marks.ts'
import type { Inline, LegalBlock, RichText } from '#content/types.ts'
import { CookieSettingsLink } from '#components/CookieSettingsLink.tsx'
import { legalStyles } from './LegalBlocks.styles.ts'

/** The text of a legal document. Placeholders and open decisions are visible as such. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return (
    <div css={legalStyles}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const
      return <Heading id={block.id}>{block.text}</Heading>
    }
    case 'paragraph':
      return (
        <p>
          <Text text={block.text} />
        </p>
      )
    case 'list':
    case 'clauses': {
      const List = block.kind === 'list' ? 'ul' : 'ol'
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <Text text={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'address':
      return (
        <address>
          {block.lines.map((line, index) => (
            <Fragment key={index}>
              <Text text={line} />
              {'\n'}
            </Fragment>
          ))}
        </address>
      )
    case 'facts':
      return (
        <dl>
          {block.rows.map(({ term, text }) => (
            <Split columns="1fr 1.7fr" from="tablet" gap={0} key={term}>
              <dt>{term}</dt>
              <dd>
                <Text text={text} />
              </dd>
            </Split>
          ))}
        </dl>
      )
    case 'notice':
      return (
        <Stack className="notice t-lilac">
          <h3 className="h4">{block.title}</h3>
          {block.paragraphs.map((paragraph, index) => (
            <p key={index}>
              <Text text={paragraph} />
            </p>
          ))}
        </Stack>
      )
    case 'form':
      return (
        <Stack className="form">
          <h3 className="h4">{block.title}</h3>
          <p>{block.intro}</p>
          {block.lines.map(({ text, blank }, index) => (
            <p key={index} className={blank ? 'blank' : undefined}>
              <Text text={text} />
            </p>
          ))}
          <p className="small quiet">{block.footnote}</p>
        </Stack>
      )
    case 'decision':
      return (
        <Stack className="small quiet" role="note">
          <p className="label">{marks.decision[block.decider]}</p>
          <p>{block.text}</p>
        </Stack>
      )
  }
}

function Text({ text }: { text: RichText }) {
  if (typeof text === 'string') return text
  return text.map((part, index) => (
    <Fragment key={index}>
      <Part part={part} />
    </Fragment>
  ))
}

function Part({ part }: { part: Inline }) {
  if (typeof part === 'string') return part
  switch (part.kind) {
    case 'link':
      if (/^[/#]/.test(part.href)) return <Link href={part.href}>{part.text}</Link>
      if (/^https?:/.test(part.href)) return <OutsideLink href={part.href}>{part.text}</OutsideLink>
      return <a href={part.href}>{part.text}</a>
    case 'strong':
      return <strong>{part.text}</strong>
    case 'code':
      return <code translate="no">{part.text}</code>
    case 'sample':
      return <mark>{part.text}</mark>
    case 'cookie-settings':
      return <CookieSettingsLink label={part.text} />
  }
}
