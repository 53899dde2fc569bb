import { css } from '@emotion/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { FormEvent } from 'react'
import type { Actor } from 'xstate'
import { charactersOf, firstCharacters } from '#machines/common/characters.ts'
import { NAME_LENGTH, nameStrokesMachine } from '#machines/name-strokes/name-strokes.machine.ts'
import { nameStrokesView } from '#machines/name-strokes/name-strokes.view.ts'
import { startDateView } from '#machines/start-date/start-date.view.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { Button } from '#components/Button.tsx'
import { Input } from '#components/Field.tsx'
import { Link } from '#components/Link.tsx'
import { setField } from '#components/setField.ts'
import { classicDays } from '#content/classic.ts'
import { aiDays } from '#content/days.ts'
import { owner } from '#content/facts/owner.ts'
import { packageLink } from '#content/home/contactLinks.ts'
import { nameStrokes as texts } from '#content/home/nameStrokes.ts'
import { canReadCanvas } from '#motion/canReadCanvas.ts'
import { posterOf } from '#motion/name-poster.ts'
import { createNameStage } from '#motion/name-strokes.ts'
import type { NameStage } from '#motion/name-strokes.ts'
import { asCss, HEIGHT } from '#pictures/dayScale.ts'
import { startDateActor } from '../../startDate.ts'
import { savePicture } from './savePicture.ts'

/**
 * The beginning of a fragment that contains a name, as in `#name=Ida`. A name stays private there, because browsers never send fragments to
 * a server.
 */
export const NAME_IN_ADDRESS = '#name='

const styles = css`
  margin-top: clamp(0.25rem, 1vw, 0.75rem);
  container-type: inline-size;
  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: 0.5rem 1.5rem;
  }
  .beside {
    padding-block: 0.625rem;
  }
  label {
    flex: 0 1 21rem;
  }
  input {
    min-height: 2.75rem;
    margin: 0;
    border-width: 0 0 var(--line);
    border-color: var(--border);
    font-size: 1.125rem;
  }
  @media (max-width: 47.99rem) {
    label {
      flex-basis: 100%;
    }
    .hint {
      display: none;
    }
  }
  @media (scripting: none), print {
    display: none;
  }
  html[data-boot='failed'] & {
    display: none;
  }
`

/* Inserted by script together with the picture, so these styles are not part of the document. */
const pictureStyles = css`
  /* Read by the drawing code: the colours of unlit and lit strokes, and the background of the saved picture. */
  color: var(--lilac-200);
  outline-color: var(--accent);
  background: var(--bg);
  position: relative;
  height: 320px;
  margin-bottom: 0.75rem;
  overflow: clip;
  font-family: var(--font-display);
  transition: height var(--t-3) var(--ease-out);
  &[data-erased] {
    height: ${asCss(HEIGHT)};
  }
  @starting-style {
    height: ${asCss(HEIGHT)};
  }
  canvas {
    position: absolute;
    outline-color: inherit;
    inset: 0 auto auto 0;
    width: 100%;
    height: 320px;
  }
  .written {
    display: grid;
    align-content: center;
    height: 100%;
    max-width: none;
    font: 700 min(6rem, 14cqi) / 1 var(--font-display);
    font-stretch: var(--condensed);
    overflow-wrap: anywhere;
  }
  @media (max-width: 47.99rem) {
    &:not([data-erased]),
    canvas {
      height: 200px;
    }
  }
  @media (forced-colors: active) {
    color: CanvasText;
    outline-color: Highlight;
  }
`

const resultStyles = css`
  display: flex;
  flex: 1 1 24rem;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem 1.5rem;
  p {
    max-width: none;
  }
  .dated {
    font: 600 1.0625rem/1.4 var(--font-display);
  }
`

/**
 * Removes what was typed or pasted before the caret beyond the maximum length. `maxLength` would do the same, but cuts emoji in the middle.
 */
function shorten(field: HTMLInputElement): void {
  const { value } = field
  // A short text is not counted, because the first use of a segmenter is slow.
  const over = value.length > NAME_LENGTH ? [...charactersOf(value)].length - NAME_LENGTH : 0
  if (over <= 0) return
  const caret = field.selectionEnd ?? value.length
  const before = [...charactersOf(value.slice(0, caret))]
  const kept = firstCharacters(value.slice(0, caret), Math.max(0, before.length - over))
  field.value = kept + value.slice(caret)
  field.setSelectionRange(kept.length, kept.length)
}

/** Sends a name from the URL to the machine. Whenever typing pauses, passes the visitor's own name to the URL and to the contact form. */
function followAddress(actor: Actor<typeof nameStrokesMachine>): () => void {
  const look = () => {
    const text = location.hash.startsWith(NAME_IN_ADDRESS) && new URLSearchParams(location.hash.slice(1)).get('name')
    if (text) actor.send({ type: 'name.found', text })
  }
  look()
  addEventListener('hashchange', look)
  let told = ''
  const subscription = actor.subscribe((snapshot) => {
    const { announced } = nameStrokesView(snapshot)
    if (announced === told) return
    // Leaves alone what the visitor has typed into the form.
    setField('name', announced, told)
    told = announced
    const address = told === '' ? location.pathname + location.search : NAME_IN_ADDRESS + encodeURIComponent(told)
    history.replaceState(history.state, '', address)
  })
  return () => {
    removeEventListener('hashchange', look)
    subscription.unsubscribe()
  }
}

/** The field under the ruler for the visitor's name, which the strokes of the ruler draw. The drawing can be saved as a picture. */
export function NameStrokes() {
  const actor = useMachineActor(nameStrokesMachine, { strokes: texts.strokes })
  const { state, name, announced, isVisible, isFound, isStill } = useMachineView(actor, nameStrokesView)
  const picture = useRef<HTMLDivElement>(null)

  const read = (event: FormEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    // Shortening the text would disturb the input of a character that needs several keys.
    if (!(event.nativeEvent as InputEvent).isComposing) shorten(field)
    if (field.value !== nameStrokesView(actor.getSnapshot()).text) actor.send({ type: 'name.typed', text: field.value })
  }
  useEffect(() => followAddress(actor), [actor])
  useLayoutEffect(() => {
    // On the place of the ruler's island, which React does not render.
    document.querySelector('[data-island="day-slider"]')?.toggleAttribute('data-replaced', isVisible)
  }, [isVisible])

  const save = async () => {
    if (state === 'saving') return
    actor.send({ type: 'save.pressed' })
    try {
      if (!picture.current) throw new Error('NameStrokes: there is no picture to save.')
      const site = { brand: owner.brand, address: new URL(owner.baseUrl).host }
      await savePicture(await posterOf(name, texts.strokes, site, getComputedStyle(picture.current)), texts.fileName)
      actor.send({ type: 'picture.saved' })
    } catch (error) {
      console.debug(error)
      actor.send({ type: 'picture.failed' })
    }
  }

  return (
    <div css={styles} data-machine="name-strokes" data-state={state}>
      {isVisible && (
        <div ref={picture} css={pictureStyles} className="name-picture" data-erased={name === '' || undefined}>
          <Picture name={name} isStill={isStill} />
        </div>
      )}
      <div className="line">
        <label>
          <span className="visually-hidden">{texts.field}</span>
          <Input name="named" autoComplete="off" spellCheck={false} placeholder={texts.field} onInput={read} onBlur={read} />
        </label>{' '}
        {name === '' && <span className="beside hint small quiet">{texts.hint}</span>}
        {isFound && <p className="beside">{texts.found}</p>}
        {name !== '' && !isFound && (
          <div css={resultStyles}>
            <Result name={name} />
            {canReadCanvas() && (
              <Button variant="outline" aria-busy={state === 'saving' || undefined} onClick={() => void save()}>
                {texts.save}
              </Button>
            )}
            <p className="small quiet">{texts.note}</p>
            <p className="small" role="status">
              {state === 'failed' ? texts.failed : ''}
            </p>
          </div>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {announced !== '' && canReadCanvas() ? texts.alt : ''}
      </p>
    </div>
  )
}

/** The name, drawn by the strokes of the ruler, or as text in browsers that do not let the page read what it has drawn. */
function Picture({ name, isStill }: { name: string; isStill: boolean }) {
  return canReadCanvas() ? <Strokes name={name} isStill={isStill} /> : <p className="written">{name}</p>
}

/** The canvas on which the strokes move between the ruler and the name. */
function Strokes({ name, isStill }: { name: string; isStill: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useRef<NameStage>(undefined)
  useLayoutEffect(() => {
    stage.current = canvas.current ? createNameStage(canvas.current, texts.strokes, { all: classicDays, lit: aiDays }) : undefined
    return () => stage.current?.dispose()
  }, [])
  useLayoutEffect(() => stage.current?.show(name, isStill), [name, isStill])
  return <canvas ref={canvas} role="img" aria-label={texts.alt} />
}

/** The drawn name, and the date on which the website could be online, as a link to the contact form. */
function Result({ name }: { name: string }) {
  const actor = startDateActor()
  const { state, package: chosen, dates } = useMachineView(actor, startDateView)
  const known = dates?.[chosen]
  return (
    <p className="beside dated">
      <bdi translate="no">{name}</bdi>
      {'. '}
      {known ? (
        <Link href={packageLink(chosen)} onClick={() => actor.send({ type: 'package.chosen', package: chosen })}>
          {(state === 'chosen' ? texts.chosen : texts.earliest)(known.handover)}
        </Link>
      ) : (
        <span>{texts.neutral}</span>
      )}
    </p>
  )
}
