import { owner } from '#content/facts/owner.ts'
import { sections } from '#content/home/sections.ts'
import { FUNNEL_PATH } from '#addresses.ts'

/** Whether a link leads somewhere: the owner can remove sections of the home page, and leave out the funnel page. */
export function isThere(href: string): boolean {
  const [, anchor] = /^\/?#([\w-]+)/.exec(href) ?? []
  return anchor === undefined ? href !== FUNNEL_PATH || owner.funnel : sections.some(({ id }) => id === anchor)
}
