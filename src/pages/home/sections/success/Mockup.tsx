import { Island } from '#components/Island.tsx'
import { Picture } from '#components/Picture.tsx'
import { Strokes } from '#components/Strokes.tsx'
import type { CaseStudy } from '#content/types.ts'
import { BeforeAfter } from './BeforeAfter.tsx'
import { mockupStyles, plateStyles, wideStyles } from './Mockup.styles.ts'

/** Three strokes, where a browser has its buttons. */
const BUTTONS = Array.from({ length: 3 }, () => ({ height: 1, lit: false }))

interface MockupProps {
  study: CaseStudy
  /** Whether the frame is as wide as the section. It then has no plate, and the former website lies on top, if there is one. */
  wide?: boolean
}

/** A client's website in a browser frame. Screen readers get one image. */
export function Mockup({ study: { image, mockup, former }, wide = false }: MockupProps) {
  return (
    <div css={[mockupStyles, wide ? wideStyles : plateStyles]}>
      <div className="window" role="img" aria-label={mockup.alt}>
        <div className="bar">
          <Strokes strokes={BUTTONS} pitch={6} strokeWidth={2} height={12} fill="currentColor" />
          {mockup.address}
        </div>
        <Picture name={image} alt="" sizes={wide ? '90vw' : '(min-width: 75rem) 40rem, 85vw'} />
      </div>
      {wide && former && (
        <Island name="before-after">
          <BeforeAfter former={former} />
        </Island>
      )}
    </div>
  )
}
