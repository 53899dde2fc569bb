import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import lines from 'virtual:sample-code'
import { codeRevealMachine } from '#machines/code-reveal/code-reveal.machine.ts'
import { codeRevealView } from '#machines/code-reveal/code-reveal.view.ts'
import { useHolds } from '#runtime/useHolds.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { useFirstPartOver } from '#runtime/firstPart.ts'
import { builtHtml } from '#components/builtHtml.ts'
import { hero } from '#content/home/hero.ts'
import type { DemoProps } from '../../demo.ts'
import { FootScale } from '../../FootScale.tsx'
import { CodePage } from './CodePage.tsx'

const styles = css`
  /* On phones the page is shown, with three lines of its code below. */
  .work {
    flex: 1;
    min-height: 0;
    display: grid;
    grid-template: 220px minmax(0, 1fr) / minmax(0, 1fr);
    /* An empty browser window, until the script adds the page. */
    background: linear-gradient(var(--paper-200) 26px, var(--paper-50) 0) 0 0 / 100% 220px no-repeat;
  }
  pre {
    grid-row: 2;
    margin: 0;
    overflow: hidden;
    color: var(--lilac-100);
    --line: 18.6px;
    font:
      400 12px / var(--line) ui-monospace,
      Menlo,
      Consolas,
      monospace;
    tab-size: 2;
    /* Not on phones, where the font is not worth its ten kilobytes. */
    @media (min-width: 48rem) {
      font-family: var(--font-code);
    }
  }
  .placeholder {
    display: none;
  }
  code {
    display: block;
    font: inherit;
    counter-reset: line;
  }
  .line {
    display: block;
    position: relative;
    min-height: var(--line);
    padding: 0 0.5rem 0 2.25rem;
    white-space: pre-wrap;
  }
  .line::before {
    counter-increment: line;
    content: counter(line);
    /* The empty alternative keeps screen readers from reading the number, in browsers that support it. */
    content: counter(line) / '';
    position: absolute;
    left: 0;
    width: 1.75rem;
    text-align: right;
    color: oklch(0.66 0.09 calc(var(--hue) + 2));
  }
  .tag {
    color: var(--lilac-400);
  }
  .attribute {
    color: var(--yellow-300);
  }
  .value {
    color: #fff;
  }
  .aside {
    color: oklch(0.7 0.07 calc(var(--hue) + 2));
  }
  /* Lines that are not shown yet already take up their space. */
  .line[data-shown='false'] {
    opacity: 0;
  }
  .line[data-current] {
    background: color-mix(in oklab, var(--yellow-400) 10%, transparent);
  }
  .line[data-current]::after {
    content: '';
    display: inline-block;
    width: 0.55em;
    height: 1.15em;
    margin-left: 1px;
    vertical-align: text-bottom;
    background: var(--yellow-400);
  }
  @media (min-width: 48rem) {
    .work {
      grid-template: minmax(0, 1fr) / 55fr 45fr;
      background: none;
    }
    .line {
      padding: 0 1rem 0 2.75rem;
      white-space: pre;
    }
    pre {
      grid-row: 1;
      --line: 16.4px;
      padding: 0.75rem 0;
      mask-image: linear-gradient(90deg, #000 calc(100% - 2rem), transparent);
    }
    pre:only-child {
      grid-column: 1 / -1;
    }
  }
  /* A large font on a phone. */
  @media (max-width: 15rem) {
    .foot {
      padding-inline: 0.5rem;
      white-space: normal;
    }
  }
  @media (max-width: 47.99rem) {
    .foot {
      flex-wrap: wrap;
      align-content: center;
      row-gap: 0.375rem;
      min-height: 66px;
    }
    .foot .result,
    .foot .placeholder {
      display: block;
      flex-basis: 100%;
      min-height: 1.2em;
    }
  }

  @media (scripting: none), (prefers-reduced-motion: reduce), print {
    .line[data-shown='false'] {
      opacity: 1;
    }
  }
  @keyframes show-line {
    to {
      opacity: 1;
    }
  }
  [data-island]:not([data-hydrated]) & .line[data-shown='false'] {
    animation: show-line 1ms 3s forwards;
  }
  @media (scripting: none) {
    .progress {
      display: none;
    }
    .work {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr);
      background: none;
    }
    pre {
      grid-row: 1;
    }
  }
`

const markup = lines.map(builtHtml)

/** Writes a sample page line by line, next to the resulting website. The whole code is in the document from the start. */
export function CodeReveal({ rotation, attended }: DemoProps) {
  const element = useRef<HTMLDivElement>(null)
  const listing = useRef<HTMLPreElement>(null)
  const isReady = useFirstPartOver()
  const code = useMachineActor(codeRevealMachine, { texts: hero.panel.code.texts, lineCount: lines.length })
  const { state, visibleLines, doneText } = useMachineView(code, codeRevealView)
  useHolds(code, element, { pausedWith: rotation })

  useEffect(() => {
    keepInView(listing.current, visibleLines - 1)
  }, [visibleLines])

  return (
    <div ref={element} css={styles} data-machine="code-reveal" data-state={state} data-lines={visibleLines}>
      <div className="work">
        {isReady && <CodePage visibleLines={visibleLines} done={doneText !== ''} />}
        <pre ref={listing} role="group" aria-label={hero.panel.code.alt}>
          <code translate="no">
            {markup.map((html, index) => (
              <span
                key={index}
                className="line"
                data-shown={index < visibleLines}
                data-current={!doneText && index === visibleLines - 1 ? '' : undefined}
                dangerouslySetInnerHTML={html}
              />
            ))}
          </code>
        </pre>
      </div>
      <div className="foot progress">
        <span>
          {hero.panel.code.linesLabel}: <b>{visibleLines}</b> / {lines.length}
        </span>
        <FootScale count={lines.length} lit={visibleLines} />{' '}
        {doneText ? (
          <span key="result" className="result">
            {doneText}
          </span>
        ) : (
          <span key="placeholder" className="placeholder" />
        )}
        <span className="visually-hidden" role="status">
          {attended ? doneText : ''}
        </span>
      </div>
    </div>
  )
}

/** Scrolls the listing, and nothing else, until the line at `index` is visible. */
function keepInView(listing: HTMLElement | null, index: number): void {
  const line = listing?.querySelectorAll<HTMLElement>('.line')[index]
  if (!listing || !line) return
  const bottomPx = line.offsetTop + line.offsetHeight - listing.offsetTop
  listing.scrollTop = bottomPx - listing.clientHeight
}
