import { Button } from '#components/Button.tsx'
import { Link } from '#components/Link.tsx'
import { ClaimNote } from '#components/ClaimNote.tsx'
import { DayStrokes } from '#components/DayStrokes.tsx'
import { Figure } from '#components/Figure.tsx'
import { PhoneFold } from '#components/Fold.tsx'
import { Icon } from '#components/Icon.tsx'
import { Row, Split, Stack } from '#components/Layout.tsx'
import { Samples, SampleValue } from '#components/Marks.tsx'
import { Section, SectionHead } from '#components/Section.tsx'
import { Scale, tens } from '#components/Scale.tsx'
import { Segmented } from '#components/Segmented.tsx'
import { hiddenUnless } from '#components/Tabs.tsx'
import { isThere } from '#content/isThere.ts'
import { offer } from '#content/facts/offer.ts'
import { packageLink } from '#content/home/contactLinks.ts'
import { packages, packagesSection as texts } from '#content/home/packages.ts'
import type { Package } from '#content/home/packages.ts'
import { startDate } from '#content/home/startDate.ts'
import { unproven } from '#content/marks.ts'
import { PackageDates } from '../../PackageDates.tsx'
import { Island } from '#components/Island.tsx'
import { ALL_SHOWN_AT, packagesStyles, PICKER } from './Packages.styles.ts'

/** A scale, and what it says. */
const NOTE = 'min(130px, 22vw) minmax(0, 1fr)'

const isOpen = (field: (typeof offer.sampleFields)[number]) => offer.sampleFields.includes(field)

/** The three packages, in which every heavy stroke is a day. */
export function Packages() {
  const { limit, guarantee } = texts.notes
  const samples = [
    ...(['features', 'result', 'popular'] as const).map(
      (field) => packages.some(({ sampleFields }) => sampleFields.includes(field)) && texts.samples[field],
    ),
    isOpen('editor') && offer.editor,
    isOpen('runningCostsEuro') && texts.priceNote[1],
    unproven(limit.claim),
  ]
  return (
    <Section ground="paper" labelledBy="services-titel" styles={packagesStyles}>
      <SectionHead id="services-titel" heading={texts.heading} lead={texts.lead} />
      <Segmented
        look="cards"
        legend={texts.picker}
        name={PICKER}
        initially={packages[0].id}
        options={packages.map(({ id, name, days, price }) => ({
          id,
          label: (
            <>
              <DayStrokes days={days} />
              {name} <small>{price}</small>
            </>
          ),
        }))}
      />
      <Split columns="1fr 1.18fr 1fr" align="stretch" above={5} className="packages">
        {packages.map((one) => (
          <Card key={one.id} one={one} />
        ))}
      </Split>
      <Stack above={1} data-part="terms">
        <PhoneFold>
          <summary className="h4">{texts.included.title}</summary>
          <p>
            <b>{texts.included.title}:</b> {texts.included.features.join(', ')}. {texts.editor}{' '}
            <SampleValue sample={isOpen('editor')}>{offer.editor}</SampleValue>.
          </p>
        </PhoneFold>
        <p className="small">
          {texts.priceNote[0]}
          <SampleValue sample={isOpen('runningCostsEuro')}>{texts.priceNote[1]}</SampleValue>
          {texts.priceNote[2]}
        </p>
        <Row as="p" gap={1}>
          <Link href={texts.days.href}>{texts.days.label}</Link>{' '}
          {isThere(texts.funnel.href) && <Link href={texts.funnel.href}>{texts.funnel.label}</Link>}
        </Row>
        <Samples of={samples} />
      </Stack>
      <Split columns="1fr 1fr" gap={1} above={2} className="notes">
        <Split columns={NOTE} narrow={NOTE} gap={0} align="center">
          <Scale heightPx={44} count={limit.strokes} lit={limit.strokes} />
          <p className="h4">
            <SampleValue sample={unproven(limit.claim)}>{limit.text}</SampleValue> <ClaimNote claim={limit.claim} />
          </p>
        </Split>
        <Split columns={NOTE} narrow={NOTE} gap={0} align="center">
          <Scale heightPx={44} count={guarantee.strokes} height={tens(0.6, 1)} />
          <p className="small">
            <b className="h4">{guarantee.text}</b> {guarantee.terms} <Link href={guarantee.link.href}>{guarantee.link.label}</Link>
          </p>
        </Split>
      </Split>
    </Section>
  )
}

/** Has no role, with which screen readers would announce it where it is hidden until found. */
function Card({ one }: { one: Package }) {
  const isSample = (field: Package['sampleFields'][number]) => one.sampleFields.includes(field)
  return (
    <div className={`${one.popular ? 'popular ' : ''}t-${one.color}`} {...hiddenUnless(PICKER, one.id, ALL_SHOWN_AT)}>
      <Row justify="space-between">
        <h3 className="h3">{one.name}</h3>
        {one.popular && (
          <span className="flag badge t-yellow">
            <SampleValue sample={isSample('popular')}>{texts.popular}</SampleValue>
          </span>
        )}
      </Row>
      <Row as="p" align="baseline" className="days">
        <DayStrokes days={one.days} />
        <Figure as="b" size="l">
          {one.days}
        </Figure>{' '}
        <span className="h3">{texts.daysUnit}</span>
      </Row>
      <p className="small quiet">
        <Figure className="price">{one.price}</Figure> {[texts.once, one.netPrice].filter(Boolean).join(', ')}. {one.description}.{' '}
        <b className="nowrap">
          <Island name="package-dates" inline>
            <PackageDates packageId={one.id} neutral={startDate.neutralAtPrice} />
          </Island>
        </b>
      </p>
      <dl aria-label={`${texts.featuresLabel} ${one.name}`}>
        {one.features.map(({ label, text }, index) => (
          <div key={label}>
            <dt>
              <SampleValue sample={index === 0 && isSample('features')}>{label}</SampleValue>
            </dt>
            <dd>
              {text ?? (
                <>
                  <span aria-hidden="true">–</span> <span className="visually-hidden">{texts.absent}</span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="result" data-part="result">
        <Icon name={one.resultIcon} />
        <span>
          <span className="visually-hidden">{texts.resultLabel}: </span>
          <SampleValue sample={isSample('result')}>{one.result}</SampleValue>
        </span>
      </p>
      <Button variant={one.popular ? 'filled' : 'outline'} strokes href={packageLink(one.id)}>
        {one.action}
      </Button>
    </div>
  )
}
