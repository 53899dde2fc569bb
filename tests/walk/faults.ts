import 'axe-core'
import { axeFaults } from '../browser/axeFaults.ts'
import { cutOff } from '../browser/cutOff.ts'
import { MARKS } from '../browser/foreign-hands.ts'

export const REGIONS = 'output:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])'
/** Values of views that go elsewhere than into the page: into the address. */
const ELSEWHERE = new Set(['announced', 'numbers'])
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'
const REFERENCES = ['aria-controls', 'aria-labelledby', 'aria-describedby']

const ADDED = new RegExp(`[${MARKS.join('')}]`, 'g')
const plainly = (text: string) => text.replaceAll(ADDED, '').replaceAll(/\s+/g, ' ').trim()
export const textOf = (node: Element): string => plainly(node.textContent ?? '')
const labelOf = (node: Element) => plainly(node.outerHTML).slice(0, 120)

/** The words that a view has for visitors: texts of more than one word, capitalized words and figures. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\s|^[A-ZÄÖÜ]|^[\d.,]+$/.test(value) ? [plainly(value)] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (ELSEWHERE.has(key) ? [] : wordsIn(inner)))
}

const ATTRIBUTE = /^(?:aria-.+|data-.+|role|id)$/
/** The attributes that a view has for elements, as a selector for each element. */
function selectorsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const attributes = Object.entries(value).filter(([name]) => ATTRIBUTE.test(name))
  const own = attributes.map(([name, is]) => (is === undefined ? `:not([${name}])` : `[${name}=${JSON.stringify(String(is))}]`))
  return [...(own.length > 0 ? [own.join('')] : []), ...Object.values(value).flatMap(selectorsIn)]
}

/** Everything that an element and the live regions of the page say: texts, attributes and what is typed. */
function saidBy(part: Element): string {
  const own = [part, ...part.querySelectorAll('*')]
  const attributes = own.flatMap((node) => [...node.attributes].map(({ value }) => value))
  const typed = own.flatMap((node) => ('value' in node ? [String(node.value)] : []))
  return plainly([textOf(part), ...[...document.querySelectorAll(REGIONS)].map(textOf), ...attributes, ...typed].join('\n'))
}

/** A fault if a text has figures that the page shows nowhere else. */
export function unshown(text: string): string[] {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let shown = [...document.querySelectorAll('input')].map(({ value }) => value).join(' ')
  while (nodes.nextNode()) if (!nodes.currentNode.parentElement!.closest(REGIONS)) shown += nodes.currentNode.textContent
  return (text.match(/\d[\d.]*/g) ?? []).every((figure) => shown.includes(figure)) ? [] : [`says '${text}', which the page does not show`]
}

/**
 * Whether an element has something in it that axe has not looked at: an element with other attributes, in others of other attributes. Other
 * words and numbers change nothing for axe, and machines within are walked themselves.
 */
function isNew(node: Element, looked: Set<string>, around = ''): boolean {
  const has = [...node.childNodes].some((child) => child instanceof Text && child.data.trim() !== '')
  const tag = `${around} ${(node.cloneNode() as Element).outerHTML.replaceAll(/\d+/g, '0')}${has}`
  const before = looked.size
  looked.add(tag)
  for (const child of node.children) if (!child.matches('svg, [data-machine], .foreign')) isNew(child, looked, tag)
  return looked.size > before
}

/** What is wrong where an element shows a view, one line each. `looked` holds what axe has already looked at, if it is to look at all. */
export async function faultsAt(part: Element, view: object, looked?: Set<string>): Promise<string[]> {
  // What fades in is looked at when it is there.
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity && animation.timeline === document.timeline) animation.finish()
  const faults: string[] = []
  const [{ state }, { dataset }] = [view as { state?: unknown }, part as HTMLElement]
  if (typeof state === 'string' && dataset.state !== state) faults.push(`data-state is '${dataset.state}', the view says '${state}'`)
  const shown = saidBy(part)
  for (const words of wordsIn(view)) if (!shown.includes(words)) faults.push(`is not on the page: '${words}'`)
  for (const selector of selectorsIn(view))
    if (!part.matches(selector) && !part.querySelector(selector)) faults.push(`no element is ${selector}`)
  const tooWide = document.documentElement.scrollWidth - document.documentElement.clientWidth
  if (tooWide > 0) faults.push(`the page is ${tooWide} px too wide`)
  for (const text of cutOff(part)) faults.push(`is cut off: ${text}`)
  for (const node of part.querySelectorAll<HTMLElement>(FOCUSABLE)) {
    if (node.tabIndex < 0 || node.closest('[inert], [disabled]') || !node.checkVisibility({ visibilityProperty: true })) continue
    const box = node.matches('[type="radio"], [type="checkbox"]') ? (node.closest('label, [role="tab"]') ?? node) : node
    const { width, height } = box.getBoundingClientRect()
    if (width < 2 || height < 2 || !box.checkVisibility({ opacityProperty: true }))
      faults.push(`focusable, but invisible: ${labelOf(node)}`)
  }
  for (const name of REFERENCES)
    for (const node of part.querySelectorAll(`[${name}]`))
      for (const id of node.getAttribute(name)!.split(' '))
        if (id && !document.getElementById(id)) faults.push(`${name} names '${id}', which is not there: ${labelOf(node)}`)
  return looked && isNew(part, looked) ? [...faults, ...(await axeFaults(part))] : faults
}
