import { createContext } from 'react'

export type PageKind = 'home' | 'blog' | 'article' | 'about' | 'funnel' | 'legal' | 'not-found'

/** The kind of the current page. */
export const PageContext = createContext<PageKind>('home')
