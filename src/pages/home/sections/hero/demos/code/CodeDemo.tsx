import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import lines from 'virtual:sample-code'
import { codeRevealMachine } from '../../../../../../../machines/code-reveal/code-reveal.machine.ts'
import { codeRevealView } from '../../../../../../../machines/code-reveal/code-reveal.view.ts'
import { useHolds } from '../../../../../../actors/useHolds.ts'
import { useMachineActor, useMachineView } from '../../../../../../actors/useMachineActor.ts'
import { builtHtml } from '../../../../../../components/builtHtml.ts'
import { hero } from '../../../../../../content/home/hero.ts'
import type { DemoProps } from '../../demo.ts'
import { FootScale } from '../../FootScale.tsx'
import { useButtonHold } from '../../useButtonHold.ts'

const styles = css`
  pre {
    flex: 1;
    min-height: 0;
    margin: 0;
    padding: 0.875rem 0;
    overflow: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--night-600) transparent;
    color: var(--lilac-100);
    --line: 18.6px;
    font:
      400 12px / var(--line) ui-monospace,
      Menlo,
      Consolas,
      monospace;
    tab-size: 2;
    /* On a phone the face is not worth its ten kilobytes. */
    @media (min-width: 48rem) {
      font-family: var(--font-code);
    }
  }
  .placeholder {
    display: none;
  }
  pre:focus-visible {
    outline-offset: -4px;
  }
  code {
    display: block;
    width: max-content;
    min-width: 100%;
    font: inherit;
    counter-reset: line;
  }
  .line {
    display: block;
    position: relative;
    min-height: var(--line);
    padding: 0 1.25rem 0 3.25rem;
    white-space: pre;
  }
  .line::before {
    counter-increment: line;
    content: counter(line);
    position: absolute;
    left: 0;
    width: 2.125rem;
    text-align: right;
    color: oklch(0.66 0.09 302);
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
    color: oklch(0.7 0.07 302);
  }
  /* Lines to come keep their place. */
  .line[data-shown='false'] {
    opacity: 0;
  }
  .line[data-current] {
    background: oklch(0.885 0.18 95 / 0.1);
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
    pre {
      --line: 16.4px;
      padding: 0.75rem 0;
      overflow: hidden;
    }
  }
  @media (max-width: 47.99rem) {
    pre {
      mask-image: linear-gradient(transparent, #000 1rem);
      /* A finger that swipes up or down means the page; long lines can be moved sideways. */
      overflow-y: hidden;
    }
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
  #start:not([data-hydrated]) & .line[data-shown='false'] {
    animation: show-line 1ms 3s forwards;
  }
  @media (scripting: none) {
    .progress {
      display: none;
    }
  }
`

const markup = lines.map(builtHtml)

/** A sample page being written, line by line. All of it stands in the document from the start. */
export function CodeDemo({ wide, paused, attended }: DemoProps) {
  const element = useRef<HTMLDivElement>(null)
  const listing = useRef<HTMLPreElement>(null)
  const code = useMachineActor(codeRevealMachine, { texts: hero.panel.code.texts, lineCount: lines.length })
  const { state, visibleLines, doneText } = useMachineView(code, codeRevealView)
  useHolds(code, element)
  useButtonHold(code, paused)

  useEffect(() => {
    if (state === 'revealing') keepInView(listing.current, visibleLines - 1)
  }, [state, visibleLines])

  return (
    <div ref={element} css={styles} data-machine="code-reveal" data-state={state} data-lines={visibleLines}>
      {/* Where it scrolls, the keyboard must be able to reach it. */}
      <pre ref={listing} tabIndex={wide ? undefined : 0} role="group" aria-label={hero.panel.code.alt}>
        <code translate="no">
          {markup.map((html, index) => (
            <span
              key={index}
              className="line"
              data-shown={index < visibleLines}
              data-current={state === 'revealing' && index === visibleLines - 1 ? '' : undefined}
              dangerouslySetInnerHTML={html}
            />
          ))}
        </code>
      </pre>
      <div className="foot progress">
        <span>
          {hero.panel.code.linesLabel}: <b>{visibleLines}</b> / {lines.length}
        </span>
        <FootScale count={lines.length} lit={visibleLines} />
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

/** Scrolls the listing, and nothing else, so far that the line at `index` can be read. */
function keepInView(listing: HTMLElement | null, index: number): void {
  const line = listing?.querySelectorAll<HTMLElement>('.line')[index]
  if (!listing || !line) return
  const bottomPx = line.offsetTop + line.offsetHeight - listing.offsetTop
  listing.scrollTop = Math.max(0, bottomPx + line.offsetHeight - listing.clientHeight)
}
