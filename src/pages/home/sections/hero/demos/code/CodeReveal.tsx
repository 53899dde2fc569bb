import { useEffect, useRef } from 'react'
import lines from 'virtual:sample-code'
import { codeRevealMachine } from '#machines/code-reveal/code-reveal.machine.ts'
import { codeRevealView } from '#machines/code-reveal/code-reveal.view.ts'
import { useHolds } from '#runtime/useHolds.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { useFirstPlaceOver } from '#runtime/firstPlace.ts'
import { builtHtml } from '#components/builtHtml.ts'
import { full, Scale } from '#components/Scale.tsx'
import { hero } from '#content/home/hero.ts'
import type { DemoProps } from '../../demo.ts'
import { CodePage } from './CodePage.tsx'
import { styles } from './CodeReveal.styles.ts'

const markup = lines.map(builtHtml)

/** Writes a sample page line by line, next to the resulting website. The whole code is in the document from the start. */
export function CodeReveal({ rotation, attended }: DemoProps) {
  const element = useRef<HTMLDivElement>(null)
  const listing = useRef<HTMLPreElement>(null)
  const isReady = useFirstPlaceOver()
  const code = useMachineActor(codeRevealMachine, { texts: hero.demos.code.texts, lineCount: lines.length })
  const { state, visibleLines, lines: lineStates, doneText } = useMachineView(code, codeRevealView)
  useHolds(code, element, { pausedWith: rotation })

  useEffect(() => {
    keepInView(listing.current, visibleLines - 1)
  }, [visibleLines])

  return (
    <div ref={element} css={styles} data-machine="code-reveal" data-state={state} data-lines={visibleLines}>
      <div className="work">
        {isReady && <CodePage visibleLines={visibleLines} done={doneText !== ''} />}
        <pre ref={listing} role="group" aria-label={hero.demos.code.alt}>
          <code translate="no">
            {markup.map((html, index) => (
              <span key={index} data-part="line" data-state={lineStates[index]} dangerouslySetInnerHTML={html} />
            ))}
          </code>
        </pre>
      </div>
      <div className="with-script" data-part="foot">
        <span>
          {hero.demos.code.linesLabel}: <b>{visibleLines}</b> / {lines.length}
        </span>
        <Scale count={lines.length} lit={visibleLines} height={full} /> {doneText && <b data-part="result">{doneText}</b>}
        <span className="visually-hidden" role="status">
          {attended ? doneText : ''}
        </span>
      </div>
    </div>
  )
}

/** Scrolls the listing, and nothing else, until the line at `index` is visible. */
function keepInView(listing: HTMLElement | null, index: number): void {
  const line = listing?.querySelectorAll<HTMLElement>('[data-part="line"]')[index]
  if (!listing || !line) return
  const bottomPx = line.offsetTop + line.offsetHeight - listing.offsetTop
  listing.scrollTop = bottomPx - listing.clientHeight
}
