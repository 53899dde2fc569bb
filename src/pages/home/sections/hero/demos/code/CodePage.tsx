import { hero } from '#content/home/hero.ts'
import { blockLook, blockText } from './codePage.ts'
import type { Block } from './codePage.ts'
import { styles } from './CodePage.styles.ts'

/** The page that the listing describes. A line that creates a block highlights it. Screen readers get one image. */
export function CodePage({ visibleLines, done }: { visibleLines: number; done: boolean }) {
  const block = (name: Block) => ({ 'data-block': name, 'data-look': blockLook(name, visibleLines, done) })
  return (
    <div css={styles} role="img" aria-label={hero.demos.code.page}>
      <div className="browser">
        <span {...block('title')}>{blockText('title')}</span>
      </div>
      <div className="sheet">
        <p>
          <b {...block('brand')}>{blockText('brand')}</b>
        </p>
        <div>
          <p {...block('headline')}>{blockText('headline')}</p>
          <p {...block('text')}>{blockText('text')}</p>
          <b {...block('action')}>{blockText('action')}</b>
        </div>
        <div>
          <p {...block('offer')}>{blockText('offer')}</p>
          <p {...block('services')}>{blockText('services')}</p>
          <p {...block('appointment')}>{blockText('appointment')}</p>
        </div>
        <p {...block('footer')}>{blockText('footer')}</p>
      </div>
    </div>
  )
}
