import { Picture } from '#components/Picture.tsx'
import type { CaseStudy } from '#content/types.ts'
import { frameStyles, siteStyles } from './Mockup.styles.ts'

/** A client's website in a browser frame, as HTML in the client's own look. Screen readers get one image. Scrolls on hover. */
export function Mockup({ study: { image, mockup } }: { study: CaseStudy }) {
  return (
    <div css={frameStyles} className={`plate ${image}`}>
      <div className="window" role="img" aria-label={mockup.alt}>
        <div className="bar">
          <i />
          <i />
          <i />
          <span>{mockup.address}</span>
        </div>
        <div className="site">
          <Site image={image} mockup={mockup} />
        </div>
      </div>
    </div>
  )
}

function Site({ image, mockup }: Pick<CaseStudy, 'image' | 'mockup'>) {
  return (
    <div css={siteStyles[image]}>
      <div className="screen">
        <div className="menu">
          <b>{mockup.brand}</b>{' '}
          {mockup.links.map((link) => (
            <span key={link}>{link} </span>
          ))}
        </div>
        {image === 'brandt' && <Picture name="case-wood" alt="" sizes="40rem" className="picture" />}
        <div className="words">
          <p className="headline">{mockup.headline}</p>
          {mockup.text && <p className="text">{mockup.text}</p>}
          {mockup.button && <span className="action">{mockup.button}</span>}
        </div>
        {image === 'albrecht' && <Picture name="case-coach" alt="" sizes="20rem" className="picture" />}
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
      <div className="more">
        {mockup.more.map(({ heading, text }) => (
          <p key={heading}>
            <b>{heading}</b> {text}
          </p>
        ))}
      </div>
    </div>
  )
}
