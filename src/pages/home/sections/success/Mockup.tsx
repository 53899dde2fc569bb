import { Island } from '#components/Island.tsx'
import { Picture } from '#components/Picture.tsx'
import { Strokes } from '#components/Strokes.tsx'
import type { CaseStudy, DrawnMockup } from '#content/types.ts'
import { BeforeAfter } from './BeforeAfter.tsx'
import { clientStyles } from './clients.styles.ts'
import { mockupStyles, plateStyles, wideStyles } from './Mockup.styles.ts'

/** Three strokes, where a browser has its buttons. */
const BUTTONS = Array.from({ length: 3 }, () => ({ height: 1, lit: false }))

interface MockupProps {
  study: CaseStudy
  /** Whether the frame is as wide as the section. It then has no plate, and the former website lies on top, if there is one. */
  wide?: boolean
}

/** A client's website in a browser frame: a screenshot, or HTML in the client's own look. Screen readers get one image. */
export function Mockup({ study, wide = false }: MockupProps) {
  const { image, mockup } = study
  const former = wide ? study.former : undefined
  return (
    <div css={[mockupStyles, clientStyles, wide ? wideStyles : plateStyles]} data-client={image}>
      <div className="window" role="img" aria-label={mockup.alt}>
        <div className="bar">
          <Strokes strokes={BUTTONS} pitch={6} strokeWidth={2} height={12} fill="currentColor" />
          {mockup.address}
        </div>
        <div className="site">
          {isDrawn(study) ? (
            <Site image={study.image} mockup={study.mockup} />
          ) : (
            <Picture name={study.image} alt="" sizes={wide ? '90vw' : '(min-width: 75rem) 40rem, 85vw'} />
          )}
        </div>
      </div>
      {former && (
        <Island name="before-after">
          <BeforeAfter former={former} />
        </Island>
      )}
    </div>
  )
}

type Drawn = Extract<CaseStudy, { mockup: DrawnMockup }>

const isDrawn = (study: CaseStudy): study is Drawn => 'brand' in study.mockup

function Site({ image, mockup }: Pick<Drawn, 'image' | 'mockup'>) {
  return (
    <>
      <div className="screen">
        <div className="menu">
          <b>{mockup.brand}</b>{' '}
          {mockup.links.map((link) => (
            <span key={link}>{link} </span>
          ))}
        </div>
        {image === 'brandt' && <Picture name="case-wood" alt="" sizes="40rem" />}
        <div className="words">
          <p className="headline">{mockup.headline}</p>
          {mockup.text && <p>{mockup.text}</p>}
          {mockup.button && <span className="action">{mockup.button}</span>}
        </div>
        {image === 'albrecht' && <Picture name="case-coach" alt="" sizes="20rem" />}
        {mockup.figures.length > 0 && (
          <div className="figures">
            {mockup.figures.map(({ value, label }) => (
              <span key={label}>
                <b>{value}</b> {label}{' '}
              </span>
            ))}
          </div>
        )}
      </div>
    </>
  )
}
