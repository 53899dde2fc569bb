import { createContext, useContext } from 'react'
import type { ReactElement } from 'react'
import type { panelProps } from './Tabs.tsx'

/**
 * Renders an island to separate markup and gives it an id on its page. Provided only by the build, because only the build renders pages.
 */
export type RenderIsland = (name: string, island: ReactElement<object>, when: Moment | undefined) => { id: string; html: string }

/**
 * When an island is hydrated, if not when the visitor comes near it or interacts with it:
 * - `first`: then, but its code is fetched together with the page's, because it is above the fold,
 * - `scroll`: when the page is scrolled, because it has nothing to do before. Its code is fetched with the page's, too,
 * - `last`: once everything in view is interactive, because no visitor waits for it,
 * - a text with '#': on demand, when the visitor interacts with it, or when the URL's hash begins with this text.
 */
export type Moment = 'first' | 'scroll' | 'last' | `#${string}`

export const IslandContext = createContext<RenderIsland | undefined>(undefined)

interface IslandProps {
  /** Name of the island in the registry, src/start/islands.ts. */
  name: string
  when?: Moment
  /** Whether the island is inside a line of text. */
  inline?: boolean
  /** The interactive element. Its props are written to the document as JSON. */
  children: ReactElement<object>
}

/** Attributes of an element that is the panel of a tab. */
type PanelProps = Partial<ReturnType<typeof panelProps>>

/** Marks the place of an island in a page. */
export function Island({ name, when, inline = false, children, ...panel }: IslandProps & PanelProps) {
  const render = useContext(IslandContext)
  if (!render) throw new Error(`Island: ${name} is rendered outside of a page`)
  const { id, html } = render(name, children, when)
  const Place = inline ? 'span' : 'div'
  return (
    <Place
      data-island={name}
      data-place={id}
      data-props={JSON.stringify(children.props)}
      data-when={when}
      {...panel}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
