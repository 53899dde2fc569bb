import { css } from '@emotion/react'
import type { ComponentProps, ReactNode } from 'react'
import { ArticleCard } from '#components/ArticleCard.tsx'
import { BookingLink } from '#components/BookingLink.tsx'
import { Button, ButtonRow } from '#components/Button.tsx'
import { ClaimedValue } from '#components/ClaimedValue.tsx'
import { ClaimNote } from '#components/ClaimNote.tsx'
import { CookieSettingsLink } from '#components/CookieSettingsLink.tsx'
import { CopyFeedback } from '#components/CopyFeedback.tsx'
import { DayStrokes } from '#components/DayStrokes.tsx'
import { FieldLabel, Input, MessageText, Select } from '#components/Field.tsx'
import { Figure } from '#components/Figure.tsx'
import { Fold } from '#components/Fold.tsx'
import { GermanDate } from '#components/GermanDate.tsx'
import { Icon } from '#components/Icon.tsx'
import type { IconName } from '#components/Icon.tsx'
import { Island } from '#components/Island.tsx'
import { ArrowLink, BackLink, Link } from '#components/Link.tsx'
import { Logo } from '#components/Logo.tsx'
import { Sample, SampleFigure, SampleMark } from '#components/Marks.tsx'
import { MarksExplanation } from '#components/MarksExplanation.tsx'
import { Newsletter } from '#components/Newsletter.tsx'
import { Picture } from '#components/Picture.tsx'
import { ReadingTime } from '#components/ReadingTime.tsx'
import { RulerSlider } from '#components/RulerSlider.tsx'
import { Scale } from '#components/Scale.tsx'
import { SectionHead, TwoSpeeds } from '#components/Section.tsx'
import { Segmented } from '#components/Segmented.tsx'
import { SnapRow } from '#components/SnapRow.tsx'
import { Strokes } from '#components/Strokes.tsx'
import { TableOfContents } from '#components/TableOfContents.tsx'
import { panelProps, TabList, tabPanels } from '#components/Tabs.tsx'
import { Tally } from '#components/Tally.tsx'
import { ThreeStrokes } from '#components/ThreeStrokes.tsx'
import { UnpublishedMark } from '#components/UnpublishedMark.tsx'
import { articles } from '#content/articles.ts'
import { blog } from '#content/blog.ts'
import { claims } from '#content/facts/claims.ts'
import { faqItems } from '#content/home/faq.ts'
import { marks } from '#content/marks.ts'
import { bookings } from '#content/navigation.ts'

const nothing = () => undefined
const [article] = articles
const [question] = faqItems
const [iconSource] = Object.values(import.meta.glob<string>('#components/Icon*.tsx', { eager: true, query: '?raw', import: 'default' }))
const icons = [...(iconSource ?? '').matchAll(/^ {2}'?([\w-]+)'?: \[/gm)].map(([, name]) => name as IconName)
const TABS = [
  { id: 'eins', label: 'Gewählt' },
  { id: 'zwei', label: 'Nicht gewählt' },
]

/** An element in each of its states, by the name of the state. */
const inStates = (states: Readonly<Record<string, ReactNode>>) =>
  Object.entries(states).map(([name, element]) => (
    <div key={name} className="state">
      <p>{name}</p>
      {element}
    </div>
  ))

const inLooks = <Look extends string>(looks: readonly Look[], draw: (look: Look) => ReactNode) =>
  inStates(Object.fromEntries(looks.map((look) => [`look="${look}"`, draw(look)])))

/** A text field in a state, with its label. */
const field = (id: string, props?: ComponentProps<typeof Input>) => (
  <>
    <FieldLabel htmlFor={id}>E-Mail</FieldLabel>
    <Input id={id} placeholder="name@beispiel.de" {...props} />
  </>
)

/**
 * Each shared element in its states, by its file name in src/components. Use the mouse and the Tab key to see hover, focus and press
 * states. A specimen with its own background is an element. Any other is a function, called once per background with a unique prefix for
 * ids.
 */
export const specimens: Readonly<Record<string, ReactNode | ((ground: string) => ReactNode)>> = {
  'ArticleCard.tsx': () => article && <ArticleCard article={article} sizes="30rem" headingLevel={3} />,
  'BookingLink.tsx': () =>
    inStates({
      'variant="arrow"': <BookingLink talk={bookings.introduction} />,
      'variant="filled"': <BookingLink talk={bookings.audit} variant="filled" />,
    }),
  'Button.tsx': () =>
    inStates({
      'variant="filled", strokes': (
        <ButtonRow>
          <Button variant="filled">Absenden</Button>
          <Button variant="filled" strokes>
            Absenden
          </Button>
        </ButtonRow>
      ),
      'variant="outline"': <Button variant="outline">Noch einmal</Button>,
      'aria-busy: pressed before its code has come': (
        <Button variant="outline" aria-busy>
          Wartet
        </Button>
      ),
      'href: a link': (
        <Button variant="filled" strokes href="/#kontakt">
          KI-Website starten
        </Button>
      ),
    }),
  'ClaimNote.tsx': () => <ClaimNote claim={claims.satisfaction} />,
  'ClaimedValue.tsx': () => (
    <p>
      <ClaimedValue claim={claims.satisfaction} text={`${claims.satisfaction.value} ${claims.satisfaction.label}`} />
    </p>
  ),
  'CookieSettingsLink.tsx': () => <CookieSettingsLink label="Cookie-Einstellungen" />,
  'CopyFeedback.tsx': () => <CopyFeedback text={() => 'Text'} label="Text kopieren" />,
  'DayStrokes.tsx': () => <DayStrokes days={3} className="drawing" />,
  'Field.tsx': (ground) =>
    inStates({
      Input: field(`${ground}-empty`),
      'Input, defaultValue': field(`${ground}-filled`, { defaultValue: 'ada@muster' }),
      'Input, aria-invalid': field(`${ground}-invalid`, { 'aria-invalid': true, defaultValue: 'ada@muster' }),
      'Input, disabled': field(`${ground}-disabled`, { disabled: true }),
      Select: (
        <>
          <FieldLabel htmlFor={`${ground}-select`}>Paket</FieldLabel>
          <Select id={`${ground}-select`}>
            <option>Express</option>
            <option>Experience</option>
          </Select>
        </>
      ),
      MessageText: <MessageText>{'Guten Tag,\nso geht die Nachricht hinaus.'}</MessageText>,
    }),
  'Figure.tsx': () => <Figure className="large">180 %</Figure>,
  'Fold.tsx': () =>
    [false, true].map((open) => (
      <Fold key={String(open)} open={open}>
        <summary>{open ? 'Aufgeklappt' : 'Zugeklappt'}</summary>
        <p>{question?.answer}</p>
      </Fold>
    )),
  'GermanDate.tsx': () => <GermanDate iso="2026-03-02" />,
  'Icon.tsx': () => (
    <ul className="swatches">
      {icons.map((name) => (
        <li key={name}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
  'Link.tsx': () =>
    inStates({
      Link: <Link href="/blog">Zum Blog</Link>,
      ArrowLink: <ArrowLink href="/blog">Zum Blog</ArrowLink>,
      BackLink: <BackLink href="/" label="Startseite" />,
    }),
  'Logo.tsx': () => <Logo />,
  'Marks.tsx': () =>
    inStates({
      Sample: <Sample>Alex Muster</Sample>,
      SampleFigure: <SampleFigure className="large">98 %</SampleFigure>,
      SampleMark: <SampleMark>{marks.calculation}</SampleMark>,
    }),
  'MarksExplanation.tsx': () => <MarksExplanation mark={marks.picture} />,
  'Newsletter.tsx': (
    <Island name="newsletter">
      <Newsletter texts={blog.newsletter} />
    </Island>
  ),
  'Picture.tsx': () => <Picture className="picture" name="owner" alt="Gezeichnetes Porträt" sizes="12rem" />,
  'ReadingTime.tsx': () => <ReadingTime minutes={6} text="6 Min Lesezeit" />,
  'RulerSlider.tsx': () =>
    [false, true].map((looseHandle) => (
      <RulerSlider
        key={String(looseHandle)}
        className="ruler"
        looseHandle={looseHandle}
        label={looseHandle ? 'looseHandle' : 'Tage'}
        min={3}
        max={90}
        step={1}
        value={45}
        valueText="Tag 45"
        onMove={nothing}
        onGrab={() => nothing}
        onRest={nothing}
      >
        <Scale count={90} lit={45} className="drawing" />
      </RulerSlider>
    )),
  'Scale.tsx': () =>
    inStates({
      'lit={3}': <Scale count={90} lit={3} className="drawing" />,
      'lit={3} from={20}': <Scale count={90} lit={3} from={20} className="drawing" />,
      'minor={1} tenth={1}': <Scale count={30} lit={12} minor={1} tenth={1} className="drawing" />,
    }),
  'Section.tsx': (
    <SectionHead>
      <h4 className="h2">
        <TwoSpeeds heading={{ slow: 'Eine ruhige Zeile davor,', fast: 'dann die Aussage.' }} />
      </h4>
      <p className="lead quiet">Ein Satz, der sagt, worum es geht.</p>
    </SectionHead>
  ),
  'Segmented.tsx': (ground) =>
    inLooks(['joined', 'cards', 'list'], (look) => (
      <Segmented
        look={look}
        legend="Auswahl"
        name={`${ground}-${look}`}
        initially="eins"
        options={[...TABS, { id: 'drei', label: 'Auch nicht' }]}
      />
    )),
  'SnapRow.tsx': () => (
    <SnapRow label="Eine Reihe zum Wischen" className="strip">
      {[1, 2, 3].map((number) => (
        <p key={number}>Karte {number}</p>
      ))}
    </SnapRow>
  ),
  'Strokes.tsx': () => (
    <Strokes strokes={[0.4, 0.7, 1].map((height) => ({ height, lit: height === 1 }))} pitch={16} strokeWidth={6} height={48} />
  ),
  'TableOfContents.tsx': () => (
    <TableOfContents
      label="In diesem Text"
      headings={[
        { id: 'Tabs.tsx', text: 'Worum es geht' },
        { id: 'Tally.tsx', text: 'Was zu tun ist' },
      ]}
    />
  ),
  'Tabs.tsx': (ground) =>
    inLooks(['lines', 'page', 'bar'], (look) => {
      const name = `${ground}-${look}`
      return (
        <div css={css(tabPanels(name, ['eins', 'zwei']))}>
          <TabList look={look} name={name} label="Reiter" tabs={TABS} chosen="eins" onChoose={nothing} />
          <p {...panelProps(name, 'eins')}>Der gewählte Inhalt.</p>
          <p {...panelProps(name, 'zwei')}>Der andere.</p>
        </div>
      )
    }),
  'Tally.tsx': () =>
    inStates({
      'the newest is lit': [1, 2, 3, 4, 5].map((count) => <Tally key={count} count={count as 1} className="drawing" />),
      'lit={5}': <Tally count={5} lit={5} className="drawing" />,
    }),
  'ThreeStrokes.tsx': () => <ThreeStrokes />,
  'UnpublishedMark.tsx': () =>
    article && (['draft', 'scheduled'] as const).map((why) => <UnpublishedMark key={why} article={{ ...article, unpublished: why }} />),
}
