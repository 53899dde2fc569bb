import { Link } from '#components/Link.tsx'
import { ClaimNote } from '#components/ClaimNote.tsx'
import { ClaimedValue } from '#components/ClaimedValue.tsx'
import { SampleLegend } from '#components/SampleLegend.tsx'
import { DayStrokes } from '#components/DayStrokes.tsx'
import { Icon } from '#components/Icon.tsx'
import { Section, SectionHead, TwoSpeeds } from '#components/Section.tsx'
import { Scale } from '#components/Scale.tsx'
import { packages, packagesSection as texts } from '#content/home/packages.ts'
import { amountOf } from '#content/format.ts'
import { startDate } from '#content/home/startDate.ts'
import { isAnyUnproven } from '#content/marks.ts'
import type { Package } from '#content/types.ts'
import { ChoosePackage } from './ChoosePackage.tsx'
import { PackageDates } from '../../PackageDates.tsx'
import { Island } from '#components/Island.tsx'
import { packagesStyles } from './Packages.styles.ts'

/** Three packages; every heavy stroke is a day. */
export function Packages() {
  const { limit, guarantee } = texts.notes
  return (
    <Section ground="paper" labelledBy="services-titel">
      <SectionHead>
        <h2 className="h2" id="services-titel">
          <TwoSpeeds heading={texts.heading} />
        </h2>
        <p className="lead quiet">{texts.lead}</p>
      </SectionHead>
      <div css={packagesStyles}>
        <fieldset className="picker">
          <legend className="visually-hidden">{texts.picker}</legend>
          {packages.map(({ id, name, days }, index) => (
            <label key={id}>
              <input type="radio" name="aufgeklappt" id={`zeigt-${id}`} defaultChecked={index === 0} className="visually-hidden" />
              <span className="heavy" aria-hidden="true">
                {Array.from({ length: Math.max(1, days - (packages[index - 1]?.days ?? 0)) }, (_, day) => (
                  <i key={day} />
                ))}
              </span>
              {name} <small>{amountOf(days, texts.daysUnit)}</small>
            </label>
          ))}
        </fieldset>
        <div className="packages">
          {packages.map((offer) => (
            <Offer key={offer.id} offer={offer} />
          ))}
        </div>
        <p className="small quiet terms">
          {texts.priceNote} {texts.daysNote}
        </p>
        <div className="notes">
          <div>
            <Scale className="strokes-8" count={limit.strokes} lit={limit.strokes} />
            <p>
              <ClaimedValue claim={limit.claim} text={limit.text} /> <ClaimNote claim={limit.claim} atValue />{' '}
              <SampleLegend claims={isAnyUnproven([limit.claim])} />
            </p>
          </div>
          <div>
            <Scale className="strokes-30" count={guarantee.strokes} minor={0.6} tenth={1} />
            <p>
              {guarantee.text} <Link href={guarantee.link.href}>{guarantee.link.label}</Link>
            </p>
          </div>
        </div>
      </div>
    </Section>
  )
}

function Offer({ offer }: { offer: Package }) {
  const id = `paket-${offer.id}`
  return (
    <article className={`package ${offer.popular ? 'popular ' : ''}t-${offer.color}`} aria-labelledby={id}>
      <div className="name">
        <h3 className="h3" id={id}>
          {offer.name}
        </h3>
        {offer.popular && <span className="flag">{texts.popular}</span>}
      </div>
      <p className="days">
        <DayStrokes className="day-strokes" days={offer.days} />
        <b>{offer.days}</b>
        <span>{texts.daysUnit}</span>
      </p>
      <p className="price">
        {offer.price}
        <small>
          {texts.once}, {offer.description}
        </small>
        <small className="nowrap">
          <Island name="dates" inline>
            <PackageDates packageId={offer.id} neutral={startDate.neutralAtPrice} />
          </Island>
        </small>
      </p>
      <ul aria-label={texts.featuresLabel}>
        {offer.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p className="result">
        <Icon name={offer.resultIcon} />
        <span>
          <span className="visually-hidden">{texts.resultLabel}: </span>
          {offer.result}
        </span>
      </p>
      <Island name="choose-package">
        <ChoosePackage packageId={offer.id} popular={offer.popular === true} label={offer.action} />
      </Island>
      <label className="more" htmlFor={`zeigt-${offer.id}`}>
        {texts.more}
      </label>
    </article>
  )
}
