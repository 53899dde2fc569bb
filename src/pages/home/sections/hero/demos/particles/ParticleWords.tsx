import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import { particleWordsMachine } from '#machines/particle-words/particle-words.machine.ts'
import { particleWordsView } from '#machines/particle-words/particle-words.view.ts'
import { engine } from '#runtime/engine.ts'
import { useHolds } from '#runtime/useHolds.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { hero, particleWords } from '#content/home/hero.ts'
import type { ParticleStage } from '#motion/particles.ts'
import type { DemoProps } from '../../demo.ts'
import { SAMPLE_CLIENT } from '../sampleClient.ts'

const styles = css`
  .stage {
    ${SAMPLE_CLIENT}
    --particle-raster: oklch(0.93 0 0 / 0.62);
    --particle: #fff;
    background: var(--pine);
    --particle-lit: var(--yellow-400);
    container-type: size;
    cursor: crosshair;
  }
  canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    font-family: var(--font-display);
    touch-action: pan-y;
  }
  /* The word as text, cut into strokes like the particles. Shown while nothing is drawn on the canvas. */
  .word {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    max-width: none;
    color: var(--sand);
    opacity: 0.7;
    font: 700 38cqi / 1 var(--font-display);
    font-stretch: var(--condensed);
    mask-image:
      repeating-linear-gradient(90deg, #000 0 2px, transparent 2px 6px), repeating-linear-gradient(#000 0 10px, transparent 10px 13px);
    mask-composite: intersect;
  }
  .word[data-length='2'] {
    font-size: 100cqh;
  }
  .word[data-length='8'] {
    font-size: min(31cqi, 83cqh);
  }
  .word[data-length='14'] {
    font-size: 17.4cqi;
    mask-image:
      repeating-linear-gradient(90deg, #000 0 1.4px, transparent 1.4px 4px),
      repeating-linear-gradient(#000 0 6.7px, transparent 6.7px 8.7px);
  }
  .stage:has(> [data-particles]) .word {
    opacity: 0;
  }

  .words {
    display: flex;
    gap: 0.25rem;
  }
  .words button {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 0.3rem;
    min-width: 44px;
    min-height: 44px;
    padding: 0 0.5rem;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .words button::before {
    content: '';
    width: 3px;
    height: 9px;
    background: currentColor;
    opacity: 0.45;
    transform-origin: bottom;
    transition: transform var(--t-2) var(--ease-tick);
  }
  .words button[aria-pressed='true'] {
    color: #fff;
  }
  @media (hover: hover) {
    .words button:hover {
      color: #fff;
    }
  }
  .words button[aria-pressed='true']::before {
    background: var(--yellow-400);
    opacity: 1;
    transform: scaleY(1.45);
  }
  .words button:focus-visible {
    outline-offset: -3px;
  }
  .hint {
    margin-left: auto;
  }
  .hint .touch {
    display: none;
  }
  @media (hover: none) {
    .hint .mouse {
      display: none;
    }
    .hint .touch {
      display: inline;
    }
  }
  @media (max-width: 63.99rem), (prefers-reduced-motion: reduce) {
    .hint {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .stage {
      --particle-raster: GrayText;
      --particle: CanvasText;
      --particle-lit: Highlight;
    }
    .words button[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -3px;
    }
  }
`

/** Words formed by loose strokes that the pointer attracts. */
export function ParticleWords({ rotation }: DemoProps) {
  const element = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = useMachineActor(particleWordsMachine, { words: particleWords })
  const { state, word, index } = useMachineView(words, particleWordsView)
  useHolds(words, element, { pausedWith: rotation })

  useEffect(() => {
    let stage: ParticleStage | undefined
    let left = false
    const sync = () => {
      const now = particleWordsView(words.getSnapshot())
      if (now.isStill) {
        stage?.dispose()
        stage = undefined
        return
      }
      stage?.hold(now.state === 'held')
      stage?.show(now.word)
    }
    const begin = async () => {
      if (particleWordsView(words.getSnapshot()).isStill) return
      const { createParticleStage } = await import('#motion/particles.ts')
      if (left || !canvas.current) return
      stage = createParticleStage(canvas.current, engine)
      sync()
    }
    // If the particles fail to load, the word stays visible as text.
    begin().catch(() => undefined)
    const subscription = words.subscribe(sync)
    return () => {
      left = true
      subscription.unsubscribe()
      stage?.dispose()
    }
  }, [words])

  const { particles: text } = hero.panel
  return (
    <div ref={element} css={styles} data-machine="particle-words" data-state={state} data-word={word}>
      <div className="stage">
        <p className="word" data-length={word.length}>
          {word}
        </p>
        <canvas ref={canvas} aria-hidden="true" />
      </div>
      <div className="foot">
        <span>
          {text.word} <b>{index + 1}</b> / {particleWords.length}
        </span>
        <div className="words" role="group" aria-label={text.choose}>
          {particleWords.map((name, place) => (
            <button
              key={name}
              type="button"
              aria-pressed={place === index}
              onClick={() => words.send({ type: 'word.selected', index: place })}
            >
              {name}{' '}
            </button>
          ))}
        </div>
        <span className="hint" aria-hidden="true">
          <span className="mouse">{text.hint}</span> <span className="touch">{text.touchHint}</span>
        </span>
      </div>
    </div>
  )
}
