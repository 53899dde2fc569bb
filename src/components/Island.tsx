import { createContext, useContext } from 'react'
import type { ReactElement } from 'react'
import type { panelProps } from './Tabs.tsx'

/**
 * Renders an island to separate markup and gives it an id on its page. Provided only by the build, because only the build renders pages.
 */
export type RenderIsland = (name: string, island: ReactElement<object>, isFirst: boolean) => { id: string; html: string }

export const IslandContext = createContext<RenderIsland | undefined>(undefined)

interface IslandProps {
  /** Name of the island in the registry, src/start/islands.ts. */
  name: string
  /** Whether it is above the fold. Its code is then fetched together with the page's, instead of when the visitor comes near it. */
  first?: boolean
  /**
   * Set for an island that is hydrated only on demand: when the visitor interacts with it, or when the URL's hash, including '#', begins
   * with this text.
   */
  onDemand?: string
  /** Whether the island is inside a line of text. */
  inline?: boolean
  /** The interactive element. Its props are written to the document as JSON. */
  children: ReactElement<object>
}

/** Attributes of an element that is the panel of a tab. */
type PanelProps = Partial<ReturnType<typeof panelProps>>

/** Marks the place of an island in a page. */
export function Island({ name, first = false, onDemand, inline = false, children, ...panel }: IslandProps & PanelProps) {
  const render = useContext(IslandContext)
  if (!render) throw new Error(`Island: ${name} is rendered outside of a page`)
  const { id, html } = render(name, children, first)
  const Place = inline ? 'span' : 'div'
  return (
    <Place
      data-island={name}
      data-first={first ? '' : undefined}
      data-place={id}
      data-props={JSON.stringify(children.props)}
      data-on-demand={onDemand}
      {...panel}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
