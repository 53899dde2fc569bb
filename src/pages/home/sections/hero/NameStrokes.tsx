import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { Actor } from 'xstate'
import { charactersOf, firstCharacters } from '#machines/common/characters.ts'
import { NAME_LENGTH, nameStrokesMachine } from '#machines/name-strokes/name-strokes.machine.ts'
import { nameStrokesView } from '#machines/name-strokes/name-strokes.view.ts'
import { startDateView } from '#machines/start-date/start-date.view.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { NAME_FRAGMENT } from '#addresses.ts'
import { Button } from '#components/Button.tsx'
import { useCopyFeedback } from '#components/CopyFeedback.tsx'
import { Input } from '#components/Field.tsx'
import { Link } from '#components/Link.tsx'
import { pageAddress, unbroken } from '#components/pageAddress.ts'
import { setField } from '#components/setField.ts'
import { ownName } from '#components/sharedName.ts'
import { aiDays, classicDays } from '#content/days.ts'
import { owner } from '#content/facts/owner.ts'
import { packageLink } from '#content/home/contactLinks.ts'
import { headline } from '#content/home/headline.ts'
import { nameStrokes as texts } from '#content/home/nameStrokes.ts'
import { canReadCanvas } from '#motion/canvas.ts'
import { posterOf } from '#motion/namePoster.ts'
import { createNameStage } from '#motion/nameStrokes.ts'
import type { NameStage } from '#motion/nameStrokes.ts'
import { startDateActor } from '../../startDate.ts'
import { pictureStyles, styles } from './NameStrokes.styles.ts'
import { hasShareSheet, savePicture } from './savePicture.ts'

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

/** The fragment of a URL with a name in it; empty without a name. */
const fragmentOf = (name: string): string => name && unbroken(NAME_FRAGMENT + encodeURIComponent(name))

/**
 * Sends a name from the URL to the machine, or to the field if it is the visitor's own, as after a reload. Whenever typing pauses, passes the
 * visitor's own name to the URL and to the contact form.
 */
function followAddress(actor: Actor<typeof nameStrokesMachine>, field: HTMLInputElement | null): () => void {
  const isInAddress = () => location.hash.startsWith(NAME_FRAGMENT)
  let told = ''
  /** A name that was typed, but not yet passed on, when the visitor followed a link within the page. Its address keeps the link's target. */
  let leftName: string | undefined
  const look = () => {
    const text = isInAddress() && new URLSearchParams(location.hash.slice(1)).get('name')
    if (text && text === ownName() && field) {
      field.value = text
      actor.send({ type: 'name.typed', text })
    } else if (text) actor.send({ type: 'name.found', text })
    else leftName = nameStrokesView(actor.getSnapshot()).name
    tell()
  }
  /** What the form has from here, perhaps from before the page was left, since browsers restore forms after Back. */
  let inForm = ownName() ?? ''
  const tell = () => {
    const { announced, isShared, isVisible } = nameStrokesView(actor.getSnapshot())
    document.documentElement.toggleAttribute('data-shared', isShared)
    const isGone = !isVisible && isInAddress()
    if (announced === told && !isGone) return
    // Leaves alone what the visitor has typed into the form.
    setField('name', announced, inForm)
    told = inForm = announced
    if (told !== leftName) history.replaceState({ name: told }, '', location.pathname + location.search + fragmentOf(told))
  }
  look()
  leftName = undefined
  addEventListener('hashchange', look)
  const subscription = actor.subscribe(tell)
  return () => {
    removeEventListener('hashchange', look)
    subscription.unsubscribe()
  }
}

/** The field under the ruler for the visitor's name, which the strokes of the ruler draw in the place of headline and ruler. */
export function NameStrokes() {
  const actor = useMachineActor(nameStrokesMachine, { strokes: texts.strokes })
  const { state, name, announced, isVisible, isFound, isStill } = useMachineView(actor, nameStrokesView)
  const picture = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)

  const read = (event: FormEvent<HTMLInputElement>) => {
    const typed = event.currentTarget
    // Shortening the text would disturb the input of a character that needs several keys.
    if (!(event.nativeEvent as InputEvent).isComposing) shorten(typed)
    if (typed.value !== nameStrokesView(actor.getSnapshot()).text) actor.send({ type: 'name.typed', text: typed.value })
  }
  useEffect(() => followAddress(actor, field.current), [actor])

  const save = async () => {
    actor.send({ type: 'save.pressed' })
    try {
      if (!picture.current) throw new Error('NameStrokes: there is no picture to save.')
      const site = { brand: owner.brand, address: owner.baseUrl.replace('https://', ''), claim: texts.claim }
      const poster = await posterOf(name, texts.strokes, site, getComputedStyle(picture.current))
      await savePicture(poster, texts.fileName, pageAddress(fragmentOf(name)))
      actor.send({ type: 'picture.saved' })
    } catch (error) {
      console.debug(error)
      actor.send({ type: 'picture.failed' })
    }
  }

  return (
    <div css={styles} className="with-script screen-only" data-machine="name-strokes" data-state={state}>
      <div data-part="line">
        <label>
          <span className="visually-hidden">{texts.field}</span>
          <Input ref={field} name="named" autoComplete="off" spellCheck={false} placeholder={texts.field} onInput={read} onBlur={read} />
        </label>{' '}
        <span className="small quiet not-on-phones">{name === '' || isFound ? texts.hint : texts.note}</span>
      </div>
      {isVisible && (
        <div ref={picture} css={pictureStyles} data-part="picture" data-erased={name === '' || undefined}>
          {/* Drawn by the styles, because the text itself is below the picture. */}
          <p aria-hidden="true" data-part="headline" data-lit={headline.lit} data-rest={headline.rest} />
          <div data-part="strokes">
            {/* Text in browsers that do not let the page read what it has drawn. */}
            {canReadCanvas() ? <Strokes name={name} isStill={isStill} alt={isFound ? texts.altOf(name) : texts.alt} /> : <p>{name}</p>}
          </div>
          <div data-part="caption">
            {isFound && <p>{texts.found(name)}</p>}
            {name !== '' && !isFound && <Result name={name} picture={state} onSave={save} />}
          </div>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {announced !== '' && canReadCanvas() ? texts.alt : ''}
      </p>
    </div>
  )
}

interface StrokesProps {
  name: string
  isStill: boolean
  /** Text alternative. */
  alt: string
}

/** The canvas on which the strokes move between the ruler and the name. */
function Strokes({ name, isStill, alt }: StrokesProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useRef<NameStage>(undefined)
  useLayoutEffect(() => {
    stage.current = canvas.current ? createNameStage(canvas.current, texts.strokes, { all: classicDays, lit: aiDays }) : undefined
    return () => stage.current?.dispose()
  }, [])
  useLayoutEffect(() => stage.current?.show(name, isStill), [name, isStill])
  return <canvas ref={canvas} role="img" aria-label={alt} />
}

/** The date on which the website could be online, as a link to the contact form, and the ways to show the picture to others. */
function Result({ name, picture, onSave }: { name: string; picture: string; onSave: () => Promise<void> }) {
  const actor = startDateActor()
  const { state, package: chosen, dates } = useMachineView(actor, startDateView)
  const link = useCopyFeedback(() => pageAddress(fragmentOf(name)))
  const known = dates?.[chosen]
  const [isSheet] = useState(hasShareSheet)
  return (
    <>
      <p data-part="result">
        {known ? (
          <Link href={packageLink(chosen)} onClick={() => actor.send({ type: 'package.chosen', package: chosen })}>
            {(state === 'chosen' ? texts.chosen : texts.earliest)(known.handover)}
          </Link>
        ) : (
          <span>{texts.neutral}</span>
        )}{' '}
        <span className="small" role="status">
          {picture === 'failed' ? texts.failed : link.state === 'failed' ? texts.copyFailed : link.message}
        </span>
      </p>
      <div data-part="ways">
        {!(isSheet && canReadCanvas()) && (
          <Button variant="outline" data-size="small" data-machine="copy-feedback" data-state={link.state} onClick={link.copy}>
            {texts.copy}
          </Button>
        )}
        {canReadCanvas() && (
          <Button variant="outline" data-size="small" aria-busy={picture === 'saving' || undefined} onClick={() => void onSave()} data-once>
            {isSheet ? texts.share : texts.save}
          </Button>
        )}
      </div>
    </>
  )
}
