import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ArticleCard, PageCard } from '#content/types.ts'
import type { Tokens } from '../colours/tokens.ts'
import { hash, remember, removeOthers } from './files.ts'
import type { BuiltPicture, PictureManifest } from '#pictures/names.ts'
import { evenly, uprights } from '#pictures/strokes.ts'
import { openTypesetter } from './text/typesetter.ts'
import type { Cut, Typesetter } from './text/typesetter.ts'

/** A card as referenced by the head of a page. `src` is a path without a host. */
export interface BuiltCard {
  readonly src: string
  readonly width: number
  readonly height: number
  /** The text on the card, for `og:image:alt`. */
  readonly alt: string
}

interface SocialCardBuild {
  /** Folder of the site, where the covers are and the cards go. */
  readonly outDir: string
  /** Folder that keeps results between builds. It can be deleted at any time. */
  readonly cacheDir: string
  /** The pictures of the site, covers among them. */
  readonly pictures: Partial<PictureManifest>
  /** Cards by the path of their page. */
  readonly cards: Readonly<Record<string, PageCard | ArticleCard>>
  /** Name beside the logo. */
  readonly brand: string
  readonly days: Days
  /** Path of the first font file of the display family. */
  readonly font: string
  /** The colours of the cards. */
  readonly tokens: Tokens
}

/** How many days a website takes, and how many a traditional project. */
export interface Days {
  readonly ai: number
  readonly classic: number
}

export const CARD_WIDTH_PX = 1200
export const CARD_HEIGHT_PX = 630

const NIGHT = 'var(--night-900)'
const WHITE = 'var(--white)'
const YELLOW = 'var(--yellow-400)'
const LILAC = 'var(--lilac-300)'

const FAST: Cut = { width: 75, weight: 700 }
const SLOW: Cut = { width: 125, weight: 400 }
const LABEL: Cut = { width: 100, weight: 600 }
/** Cap height of the display font, in em. */
const CAP_HEIGHT = 0.71

const TITLE_LINE_HEIGHT = 0.98

const MARGIN = 64
const MEASURE = CARD_WIDTH_PX - 2 * MARGIN

/**
 * Draws the preview cards that social networks show for a URL, 1200 × 630 px as PNG.
 *
 * File names contain a content hash, so that networks that cache cards load a changed card again.
 *
 * @returns the cards by the path of their page.
 * @throws {Error} when a text has a character the font lacks or a title does not fit.
 */
export async function buildSocialCards(options: SocialCardBuild): Promise<Record<string, BuiltCard>> {
  const { outDir, cacheDir, pictures, cards, brand, days, font, tokens } = options
  const folder = join(outDir, 'karten')
  const setter = await openTypesetter(font)
  await mkdir(folder, { recursive: true })
  const built: Record<string, BuiltCard> = {}
  const written = new Set<string>()
  for (const [path, card] of Object.entries(cards)) {
    const drawing = tokens.fill(
      card.kind === 'page'
        ? drawPageCard(card, brand, days, setter)
        : drawArticleCard(card, brand, setter, await coverMarkup(pictures[card.cover]!, outDir)),
    )
    const name =
      path
        .replace(/\.html$/, '')
        .replace(/^\//, '')
        .replaceAll('/', '-') || 'start'
    const file = `${name}-${hash(`${RECIPE} ${drawing}`).slice(0, 12)}.png`
    written.add(file)
    await writeFile(join(folder, file), await remember(join(cacheDir, file), () => renderCard(drawing)))
    const alt = card.kind === 'page' ? card.lines.map(({ text }) => text).join(' ') : card.title
    built[path] = { src: `/karten/${file}`, width: CARD_WIDTH_PX, height: CARD_HEIGHT_PX, alt: `${brand}: ${alt}` }
  }
  for (const dir of [folder, cacheDir]) await removeOthers(dir, written)
  return built
}

/** Increment this when cards are to be compressed differently, so that they are rendered again. */
const RECIPE = 1
/**
 * Size above which a card is reduced to sixteen colours, in bytes. Cards should be small, because networks fetch them while someone waits
 * for a preview.
 */
const CARD_LIMIT_BYTES = 80_000

/**
 * Renders a card with all the shades at the edges of its text. If the file is too large, reduces it to sixteen colours, which is hardly
 * visible on large areas of one colour.
 */
async function renderCard(drawing: string): Promise<Uint8Array> {
  const raster = sharp(Buffer.from(drawing))
  const encode = (colours: number) => raster.clone().png({ palette: true, colours, dither: 0, compressionLevel: 9 }).toBuffer()
  const fine = await encode(256)
  return fine.length <= CARD_LIMIT_BYTES ? fine : encode(16)
}

/** A page card as SVG whose colours are tokens, with all text as outlines. */
export function drawPageCard({ lines }: PageCard, brand: string, days: Days, setter: Typesetter): string {
  const room = { top: 140, height: 276, gap: 30 }
  const fitted = lines.map(({ pace, text }) => {
    const cut = pace === 'fast' ? FAST : SLOW
    const { left, right, depth } = setter.measure(text, cut)
    return { text, cut, fill: pace === 'fast' ? YELLOW : WHITE, left, depth, sizePx: MEASURE / (right - left) }
  })
  const gaps = room.gap * (fitted.length - 1)
  const height = fitted.reduce((sum, { sizePx, depth }, i) => sum + sizePx * (CAP_HEIGHT + (i < fitted.length - 1 ? depth : 0)), 0)
  const shrink = Math.min(1, (room.height - gaps) / height)
  let y = room.top + (room.height - gaps - height * shrink) / 2
  const texts = fitted.map(({ text, cut, fill, left, depth, sizePx: full }) => {
    const sizePx = full * shrink
    y += sizePx * CAP_HEIGHT
    const path = setter.set(text, cut, { x: MARGIN - left * sizePx, y, sizePx })
    y += sizePx * depth + room.gap
    return `<path fill="${fill}" d="${path}"/>`
  })
  return sheet(logo(brand, setter) + texts.join('') + scaleOfDays(days, setter))
}

const COVER_LEFT = 668
const COVER_PLACE = `x="${COVER_LEFT}" y="0" width="${CARD_WIDTH_PX - COVER_LEFT}" height="${CARD_HEIGHT_PX}"`

/** An article card as SVG whose colours are tokens, with all text as outlines. `cover` is the SVG markup of the picture at its right edge. */
export function drawArticleCard({ title, minutes }: ArticleCard, brand: string, setter: Typesetter, cover: string): string {
  const measure = COVER_LEFT - MARGIN - 52
  const { lines, sizePx } = breakTitle(title, measure, 340, setter)
  const lineHeight = sizePx * TITLE_LINE_HEIGHT
  const first = 146 + (340 - (lineHeight * (lines.length - 1) + sizePx * CAP_HEIGHT)) / 2 + sizePx * CAP_HEIGHT
  const text = lines.map((line, i) => setter.set(line, FAST, { x: MARGIN, y: first + lineHeight * i, sizePx })).join('')
  return sheet(logo(brand, setter) + `<path fill="${WHITE}" d="${text}"/>` + readingTime(minutes, setter) + cover)
}

/** The SVG markup of a cover, placed at the right edge of a card. */
async function coverMarkup({ kind, src }: BuiltPicture, dir: string): Promise<string> {
  const cover = await readFile(join(dir, src))
  if (kind === 'drawing') return String(cover).replace(/width="\d+" height="\d+"/, COVER_PLACE)
  const cut = sharp(cover).resize(CARD_WIDTH_PX - COVER_LEFT, CARD_HEIGHT_PX, { position: sharp.strategy.attention })
  return `<image ${COVER_PLACE} href="data:image/jpeg;base64,${(await cut.jpeg().toBuffer()).toString('base64')}"/>`
}

function sheet(marks: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH_PX}" height="${CARD_HEIGHT_PX}" viewBox="0 0 ${CARD_WIDTH_PX} ${CARD_HEIGHT_PX}">` +
    `<path fill="${NIGHT}" d="M0 0h${CARD_WIDTH_PX}v${CARD_HEIGHT_PX}H0z"/>${marks}</svg>`
  )
}

/** Strokes whose lower ends are at `bottom`. */
function bars(xs: readonly number[], bottom: number, width: number, height: number): string {
  return uprights(xs, bottom - height, bottom, width)
}

/** Three tall strokes, five short ones, and the name. */
function logo(brand: string, setter: Typesetter): string {
  const bottom = 96
  const tall = bars(evenly(0, 3, 11, MARGIN), bottom, 6, 40)
  const short = bars(evenly(0, 5, 8, MARGIN + 34), bottom, 2, 12)
  const name = setter.set(brand, FAST, { x: MARGIN + 90, y: bottom - 6, sizePx: 40 })
  return `<path fill="${YELLOW}" d="${tall}"/><path fill="${LILAC}" d="${short}"/><path fill="${WHITE}" d="${name}"/>`
}

/** The days of a traditional project, of which those of a website here are lit. The lit strokes are wider, so they cover further days. */
function scaleOfDays({ ai, classic }: Days, setter: Typesetter): string {
  const [bottom, height, sizePx, litPx] = [574, 108, 36, 20]
  const room = MARGIN + ai * litPx + 8
  const x = (day: number) => MARGIN + ((MEASURE - 2) * (day - 1)) / (classic - 1)
  const days = evenly(1, classic + 1).filter((day) => x(day) >= room)
  const scale = (isLong: boolean) => days.filter((day) => (day % 10 === 0) === isLong).map(x)
  const strokes = bars(scale(true), bottom, 2, 45) + bars(scale(false), bottom, 2, 28)
  const lit = bars(evenly(0, ai, litPx, MARGIN), bottom, 8, height)
  const y = bottom - height + 27
  const first = setter.set(`Tag\u00a0${ai}`, FAST, { x: room, y, sizePx })
  const end = `Tag\u00a0${classic}`
  const last = setter.set(end, FAST, { x: MARGIN + MEASURE - setter.measure(end, FAST).right * sizePx, y, sizePx })
  return (
    `<path fill="${LILAC}" fill-opacity=".7" d="${strokes}"/><path fill="${YELLOW}" d="${lit}${first}"/>` +
    `<path fill="${WHITE}" d="${last}"/>`
  )
}

/** At least ten strokes, of which one is lit for each minute, and the number of minutes. */
function readingTime(minutes: number, setter: Typesetter): string {
  const bottom = 574
  const count = Math.max(10, minutes)
  const lit = bars(evenly(0, minutes, 14, MARGIN), bottom, 6, 44)
  const rest = bars(evenly(minutes, count, 14, MARGIN + 2), bottom, 2, 44)
  const label = setter.set(`${minutes}\u00a0Min`, LABEL, { x: MARGIN + count * 14 + 10, y: bottom - 11, sizePx: 32 })
  return `<path fill="${YELLOW}" d="${lit}"/><path fill="${LILAC}" fill-opacity=".7" d="${rest}"/><path fill="${WHITE}" d="${label}"/>`
}

/** Breaks a title into lines of similar length, in the largest font size that fits. */
function breakTitle(title: string, measure: number, room: number, setter: Typesetter): { lines: string[]; sizePx: number } {
  const words = title.split(' ')
  for (let sizePx = 96; sizePx >= 40; sizePx -= 2) {
    const most = Math.floor((room / sizePx - CAP_HEIGHT) / TITLE_LINE_HEIGHT) + 1
    const lines = evenLines(words, measure / sizePx, most, (text) => setter.measure(text, FAST).advance)
    if (lines) return { lines, sizePx }
  }
  throw new Error(`social cards: '${title}' does not fit on a preview card. Shorten the title of the article.`)
}

/** Breaks words into as few lines as possible, whose lengths differ as little as possible. Undefined if `most` lines are not enough. */
function evenLines(words: readonly string[], limit: number, most: number, width: (text: string) => number): string[] | undefined {
  // By number of words: the least ragged way to set that many on the lines so far.
  let best = new Map([[0, { raggedness: 0, lines: [] as string[] }]])
  for (let count = 1; count <= most; count++) {
    const next: typeof best = new Map()
    for (const [start, { raggedness, lines }] of best) {
      for (let end = start + 1; end <= words.length; end++) {
        const line = words.slice(start, end).join(' ')
        const slack = limit - width(line)
        if (slack < 0) break
        const candidate = { raggedness: raggedness + slack ** 2, lines: [...lines, line] }
        if (candidate.raggedness < (next.get(end)?.raggedness ?? Infinity)) next.set(end, candidate)
      }
    }
    const whole = next.get(words.length)
    if (whole) return whole.lines
    best = next
  }
  return undefined
}
