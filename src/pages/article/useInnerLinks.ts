import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { preloadPage } from '../../app/pages.tsx'

/** Lets links inside prepared HTML lead to other pages of the site without loading it anew. */
export function useInnerLinks(element: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate()
  const follow = useEffectEvent((event: MouseEvent) => {
    const href = innerHref(event.target)
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!href || !plain || event.defaultPrevented) return
    event.preventDefault()
    void navigate(href)
  })

  useEffect(() => {
    const node = element.current
    if (!node) return
    const ahead = (event: Event) => {
      const href = innerHref(event.target)
      if (href) preloadPage(href)
    }
    node.addEventListener('click', follow)
    node.addEventListener('pointerover', ahead)
    node.addEventListener('focusin', ahead)
    return () => {
      node.removeEventListener('click', follow)
      node.removeEventListener('pointerover', ahead)
      node.removeEventListener('focusin', ahead)
    }
  }, [element])
}

/** The address of the link an event happened in, where it leads to a page of this site. */
function innerHref(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a[href^="/"]:not([target])') : null
  return link?.getAttribute('href') ?? undefined
}
