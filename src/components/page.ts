import { createContext } from 'react'

export type PageKind = 'home' | 'blog' | 'article' | 'about' | 'funnel' | 'legal' | 'not-found'

/** The kind of page that is shown. */
export const PageContext = createContext<PageKind>('home')
