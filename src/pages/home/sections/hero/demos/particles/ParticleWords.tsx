import { useEffect, useRef } from 'react'
import { particleWordsMachine } from '#machines/particle-words/particle-words.machine.ts'
import { particleWordsView } from '#machines/particle-words/particle-words.view.ts'
import { engine } from '#runtime/engine.ts'
import { useHolds } from '#runtime/useHolds.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { whenLoaded } from '#runtime/whenLoaded.ts'
import { ownName } from '#components/sharedName.ts'
import { Strokes } from '#components/Strokes.tsx'
import { hero, particleWords } from '#content/home/hero.ts'
import type { DemoProps } from '../../demo.ts'
import { styles } from './ParticleWords.styles.ts'

/** Words formed by loose strokes that the pointer attracts, the last of them the visitor's own name, if they have typed it above. */
export function ParticleWords({ rotation }: DemoProps) {
  const element = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const name = ownName()
  const words = useMachineActor(particleWordsMachine, { words: name ? [...particleWords, name] : particleWords })
  const { state, word, index, buttons } = useMachineView(words, particleWordsView)
  useHolds(words, element, { pausedWith: rotation })

  useEffect(() => {
    const view = () => particleWordsView(words.getSnapshot())
    if (view().isStill) return
    // If the particles fail to load, the word stays visible as text.
    return whenLoaded(import('#motion/particles.ts'), ({ createParticleStage }) => {
      const stage = canvas.current ? createParticleStage(canvas.current, engine) : undefined
      const follow = () => {
        const now = view()
        if (now.isStill) return end()
        stage?.hold(now.state === 'held')
        stage?.show(now.word)
      }
      const subscription = words.subscribe(follow)
      function end() {
        subscription.unsubscribe()
        stage?.dispose()
      }
      follow()
      return end
    })
  }, [words])

  const { particles: text } = hero.demos
  return (
    <div ref={element} css={styles} data-machine="particle-words" data-state={state} data-word={word}>
      <div className="stage">
        <p data-part="word" style={{ '--length': word.length } as object}>
          {word}
        </p>
        <canvas ref={canvas} aria-hidden="true" />
      </div>
      <div data-part="foot">
        <span>
          {text.word} <b>{index + 1}</b> / {buttons.length}
        </span>
        <div role="group" aria-label={text.choose}>
          {buttons.map(({ name: label, attributes }, number) => (
            <button key={number} type="button" {...attributes} onClick={() => words.send({ type: 'word.selected', index: number })}>
              <Strokes strokes={[{ height: number === index ? 1 : 0.7, lit: number === index }]} pitch={0} strokeWidth={3} height={13} />
              {label}{' '}
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}
