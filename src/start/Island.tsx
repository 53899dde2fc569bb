import { createContext, useContext } from 'react'
import type { IslandName, IslandProps } from './islands.ts'

/** Renders an island to its own markup, and gives it an id on its page. Only the build renders pages, and provides it. */
export type RenderIsland = (name: IslandName, props: object) => { id: string; html: string }

export const IslandContext = createContext<RenderIsland | undefined>(undefined)

/**
 * The place of an island in a page. What it is given stands in the document, as JSON.
 *
 * @param inline Whether it stands inside of a line of text.
 */
export function Island<Name extends IslandName>({ name, inline = false, ...props }: { name: Name; inline?: boolean } & IslandProps<Name>) {
  const render = useContext(IslandContext)
  if (!render) throw new Error(`Island: ${name} is rendered outside of a page`)
  const { id, html } = render(name, props)
  const Place = inline ? 'span' : 'div'
  return <Place data-island={name} data-part={id} data-props={JSON.stringify(props)} dangerouslySetInnerHTML={{ __html: html }} />
}
