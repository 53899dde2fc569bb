import { Link } from '#components/Link.tsx'
import { ClaimNote } from '#components/ClaimNote.tsx'
import { ClaimedValue } from '#components/ClaimedValue.tsx'
import { DayStrokes } from '#components/DayStrokes.tsx'
import { Fold } from '#components/Fold.tsx'
import { Icon } from '#components/Icon.tsx'
import { Sample } from '#components/Marks.tsx'
import { Section, SectionHead, TwoSpeeds } from '#components/Section.tsx'
import { Scale } from '#components/Scale.tsx'
import { packages, packagesSection as texts } from '#content/home/packages.ts'
import { startDate } from '#content/home/startDate.ts'
import type { Package } from '#content/types.ts'
import { ChoosePackage } from './ChoosePackage.tsx'
import { PackageDates } from '../../PackageDates.tsx'
import { Island } from '#components/Island.tsx'
import { packagesStyles } from './Packages.styles.ts'

/** The three packages, in which every heavy stroke is a day. */
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
          {packages.map(({ id, name, days, price, popular }) => (
            <label key={id}>
              <input type="radio" name="aufgeklappt" id={`zeigt-${id}`} defaultChecked={popular} className="visually-hidden" />
              <DayStrokes className="day-strokes" days={days} />
              {name} <small>{price}</small>
            </label>
          ))}
        </fieldset>
        <div className="packages">
          {packages.map((offer) => (
            <Offer key={offer.id} offer={offer} />
          ))}
        </div>
        <div className="terms">
          <p>
            <b>{texts.included.title}</b> {texts.included.features.join(', ')}.
          </p>
          <p>{texts.priceNote}</p>
          <p>
            <Link href={texts.funnel.href}>{texts.funnel.label}</Link>
          </p>
          <Fold className="small quiet">
            <summary>{texts.days.title}</summary>
            <p>{texts.days.text}</p>
          </Fold>
        </div>
        <div className="notes">
          <div>
            <Scale className="strokes-8" count={limit.strokes} lit={limit.strokes} />
            <p>
              <ClaimedValue claim={limit.claim} text={limit.text} /> <ClaimNote claim={limit.claim} />
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
  const flag = offer.sampleFields.includes('popular') ? <Sample>{texts.popular}</Sample> : texts.popular
  return (
    <article className={`package ${offer.popular ? 'popular ' : ''}t-${offer.color}`} aria-labelledby={id}>
      <div className="name">
        <h3 className="h3" id={id}>
          {offer.name}
        </h3>
        {offer.popular && <span className="flag">{flag}</span>}
      </div>
      <p className="days">
        <DayStrokes className="day-strokes" days={offer.days} />
        <b>{offer.days}</b>
        <span>{texts.daysUnit}</span>
      </p>
      <p className="price">
        {offer.price}
        <small>
          {texts.once} {offer.description}.
        </small>
        <small className="nowrap">
          <Island name="dates" inline>
            <PackageDates packageId={offer.id} neutral={startDate.neutralAtPrice} />
          </Island>
        </small>
      </p>
      <dl aria-label={texts.featuresLabel}>
        {offer.features.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {text ?? (
                <>
                  <span aria-hidden="true">–</span>
                  <span className="visually-hidden">{texts.absent}</span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
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
    </article>
  )
}
