import { css } from '@emotion/react'
import { hero } from '#content/home/hero.ts'
import { SAMPLE_CLIENT } from '../sampleClient.ts'
import { blockLook, blockText } from './codePage.ts'
import type { Block } from './codePage.ts'

/* `CodePage` is inserted by script, so these styles are not part of the document. */
const styles = css`
  ${SAMPLE_CLIENT}
  display: grid;
  grid-template-rows: 26px minmax(0, 1fr);
  min-width: 0;
  min-height: 0;
  overflow: hidden;
  background: var(--paper-50);
  color: var(--pine);
  font: 400 12px/1.45 var(--font-text);
  container-type: size;
  /* An image of a website, so it keeps its colours even with forced colours. */
  forced-color-adjust: none;
  user-select: none;

  .browser {
    display: flex;
    align-items: center;
    gap: 4px;
    min-width: 0;
    padding: 0 10px;
    background: var(--paper-200);
    color: var(--ink-600);
    white-space: nowrap;
  }
  .browser i {
    flex: none;
    width: 2px;
    height: 10px;
    background: var(--ink-600);
  }
  .browser [data-block] {
    overflow: hidden;
    margin-left: 8px;
    padding: 0 4px;
    text-overflow: ellipsis;
  }
  .sheet {
    position: relative;
    display: grid;
    grid-template: auto minmax(0, 1fr) auto auto / minmax(0, 1fr);
    min-height: 0;
  }
  .sheet .ground {
    width: auto;
    position: absolute;
    inset: 0;
    background: var(--sand);
  }
  .brand,
  .words,
  .offer,
  .footer {
    position: relative;
    padding-inline: 22px;
  }
  .brand {
    padding-block: 14px 0;
    font-family: var(--font-display);
    font-weight: 600;
  }
  .words {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    justify-content: center;
    gap: 12px;
  }
  .headline {
    font: 400 clamp(26px, 13cqi, 46px) / 0.98 var(--serif);
    letter-spacing: -0.02em;
    text-wrap: balance;
    /* Two lines high even in the fallback font, so that nothing below moves when the web font loads. */
    height: 1.96em;
  }
  .action {
    padding: 8px 16px;
    border-radius: 99px;
    background: var(--rust);
    color: #fff;
    font-family: var(--font-display);
    font-weight: 600;
  }
  .offer {
    display: grid;
    gap: 4px;
    padding-block: 14px;
  }
  .title-of-offer {
    font: 400 20px/1.1 var(--serif);
  }
  .appointment {
    color: var(--pine-600);
  }
  .sheet .footer {
    width: auto;
    padding-block: 8px;
  }
  .footer[data-block]:not([data-look='absent']) {
    background: var(--pine);
    color: var(--sand);
  }
  p {
    max-width: none;
  }
  /* If there is little height, as on phones, the offer is next to the text. */
  @container (max-height: 17rem) {
    .sheet {
      grid-template: auto minmax(0, 1fr) auto / minmax(0, 1.35fr) minmax(0, 1fr);
    }
    .brand,
    .footer {
      grid-column: 1 / -1;
    }
    .brand,
    .words,
    .offer,
    .footer {
      padding-inline: 14px;
    }
    .brand {
      padding-block: 8px 0;
    }
    .words {
      gap: 7px;
      padding-right: 0;
    }
    .headline {
      height: auto;
      font-size: 27px;
    }
    .action {
      padding: 5px 12px;
    }
    .offer {
      align-content: center;
      padding-block: 0;
    }
    .footer {
      padding-block: 4px;
    }
  }

  [data-block] {
    display: block;
    width: fit-content;
    transition: clip-path var(--t-1) var(--ease-out);
  }
  [data-look='absent'] {
    visibility: hidden;
    clip-path: inset(-4px 100% -4px -4px);
  }
  [data-look='lit'],
  [data-look='shown'] {
    clip-path: inset(-4px);
  }
  /* The block that the current line creates is highlighted in yellow, like that line. */
  [data-look='lit'] {
    background-color: var(--yellow-400);
    box-shadow: 0 0 0 4px var(--yellow-400);
  }
  .action[data-look='lit'] {
    background-color: var(--rust);
  }
  .ground[data-look='lit'] {
    background-color: var(--sand);
    box-shadow: inset 0 0 0 4px var(--yellow-400);
  }
`

/** The page that the listing describes. A line that creates a block highlights it. Screen readers get one image. */
export function CodePage({ visibleLines, done }: { visibleLines: number; done: boolean }) {
  const block = (name: Block) => ({ 'data-block': name, 'data-look': blockLook(name, visibleLines, done) })
  return (
    <div css={styles} className="pane" role="img" aria-label={hero.panel.code.page}>
      <div className="browser">
        <i />
        <i />
        <i />
        <span {...block('title')}>{blockText('title')}</span>
      </div>
      <div className="sheet">
        <div className="ground" {...block('styles')} />
        <p className="brand">
          <span {...block('brand')}>{blockText('brand')}</span>
        </p>
        <div className="words">
          <p className="headline">
            <span {...block('headline')}>{blockText('headline')}</span>
          </p>
          <p {...block('text')}>{blockText('text')}</p>
          <span className="action" {...block('action')}>
            {blockText('action')}
          </span>
        </div>
        <div className="offer">
          <p className="title-of-offer">
            <span {...block('offer')}>{blockText('offer')}</span>
          </p>
          <p {...block('services')}>{blockText('services')}</p>
          <p className="appointment" {...block('appointment')}>
            {blockText('appointment')}
          </p>
        </div>
        <p className="footer" {...block('footer')}>
          {blockText('footer')}
        </p>
      </div>
    </div>
  )
}
