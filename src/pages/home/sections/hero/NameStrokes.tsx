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
import { startDateActor } from '../../startDate.ts'
import { pictureStyles, resultStyles, styles } from './NameStrokes.styles.ts'
import { savePicture } from './savePicture.ts'

/**
 * The beginning of a fragment that contains a name, as in `#name=Ida`. A name stays private there, because browsers never send fragments to
 * a server.
 */
export const NAME_IN_ADDRESS = '#name='

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
    <div css={styles} className="with-script screen-only" data-machine="name-strokes" data-state={state}>
      {isVisible && (
        <div ref={picture} css={pictureStyles} data-part="picture" data-erased={name === '' || undefined}>
          <Picture name={name} isStill={isStill} alt={isFound ? texts.altOf(name) : texts.alt} />
        </div>
      )}
      <div data-part="line">
        <label>
          <span className="visually-hidden">{texts.field}</span>
          <Input name="named" autoComplete="off" spellCheck={false} placeholder={texts.field} onInput={read} onBlur={read} />
        </label>{' '}
        {name === '' && (
          <span className="small quiet" data-part="hint">
            {texts.hint}
          </span>
        )}
        {isFound && <p>{texts.found}</p>}
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

interface PictureProps {
  name: string
  isStill: boolean
  /** Text alternative. */
  alt: string
}

/** The name, drawn by the strokes of the ruler, or as text in browsers that do not let the page read what it has drawn. */
function Picture(props: PictureProps) {
  return canReadCanvas() ? <Strokes {...props} /> : <p>{props.name}</p>
}

/** The canvas on which the strokes move between the ruler and the name. */
function Strokes({ name, isStill, alt }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useRef<NameStage>(undefined)
  useLayoutEffect(() => {
    stage.current = canvas.current ? createNameStage(canvas.current, texts.strokes, { all: classicDays, lit: aiDays }) : undefined
    return () => stage.current?.dispose()
  }, [])
  useLayoutEffect(() => stage.current?.show(name, isStill), [name, isStill])
  return <canvas ref={canvas} role="img" aria-label={alt} />
}

/** The drawn name, and the date on which the website could be online, as a link to the contact form. */
function Result({ name }: { name: string }) {
  const actor = startDateActor()
  const { state, package: chosen, dates } = useMachineView(actor, startDateView)
  const known = dates?.[chosen]
  return (
    <p data-part="result">
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
