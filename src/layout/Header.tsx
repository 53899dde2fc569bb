import { useEffect, useRef } from 'react'
import type { SyntheticEvent } from 'react'
import { headerMachine, SCROLL_THRESHOLD_PX } from '#machines/header/header.machine.ts'
import { headerView } from '#machines/header/header.view.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { Button } from '#components/Button.tsx'
import { Link } from '#components/Link.tsx'
import { Logo } from '#components/Logo.tsx'
import { ThreeStrokes } from '#components/ThreeStrokes.tsx'
import type { callToAction, headerLinks } from '#content/menus.ts'
import { shell } from '#content/navigation.ts'
import { headerStyles, menuButtonStyles, menuStyles } from './Header.styles.ts'

const MENU_ID = 'hauptmenue'

interface HeaderProps {
  links: typeof headerLinks
  action: typeof callToAction
}

/** The header of every page. It is transparent at the top, gets a background after 50 px, and has a menu on smaller screens. */
export function Header({ links, action }: HeaderProps) {
  const header = useMachineActor(headerMachine, {})
  const { state, menuOpen } = useMachineView(header, headerView)
  const element = useRef<HTMLElement>(null)
  const menu = useRef<HTMLElement>(null)

  useEffect(() => {
    const top = document.querySelector('[data-top]')
    if (!top || typeof IntersectionObserver !== 'function') return
    // Called only when the threshold is crossed. A scroll listener would read the position in each frame, which forces a layout.
    const observer = new IntersectionObserver(
      (entries) => {
        const event = { type: entries.at(-1)?.isIntersecting ? 'top.reached' : 'top.left' } as const
        // The machine might not accept the event, for example while an inspector shows a past moment.
        if (header.getSnapshot().can(event)) header.send(event)
      },
      { rootMargin: `${SCROLL_THRESHOLD_PX}px 0px 0px` },
    )
    observer.observe(top)
    return () => observer.disconnect()
  }, [header])

  // The menu opens and closes natively, even before any script has run, and then notifies the machine. For other changes (a link, the
  // inspector, a wider viewport), the machine's state is applied to the menu.
  useEffect(() => {
    if (!menuOpen) return
    const popover = menu.current
    popover?.togglePopover(true)
    const closeOutside = (event: Event) => {
      if (!element.current?.contains(event.target as Node)) header.send({ type: 'menu.closed' })
    }
    const inlineNavigation = matchMedia('(min-width: 75rem)')
    const closeWhenWide = () => header.send({ type: 'menu.closed' })
    addEventListener('focusin', closeOutside)
    inlineNavigation.addEventListener('change', closeWhenWide)
    return () => {
      if (popover?.matches(':popover-open')) popover.hidePopover()
      removeEventListener('focusin', closeOutside)
      inlineNavigation.removeEventListener('change', closeWhenWide)
    }
  }, [header, menuOpen])
  const follow = ({ currentTarget }: SyntheticEvent) => {
    const opens = currentTarget.matches(':popover-open')
    // A state that is already rendered, such as a moment shown by the inspector, needs no update.
    if (opens !== menuOpen) header.send({ type: opens ? 'menu.opened' : 'menu.closed' })
  }

  const close = () => header.send({ type: 'menu.closed' })
  return (
    <header ref={element} css={headerStyles} className="t-night screen-only" data-machine="header" data-state={state}>
      <div className="bar">
        <Logo onClick={close} />
        {/* The button is before its menu in the document, so that the next Tab moves into the menu. */}
        <button
          css={menuButtonStyles}
          type="button"
          aria-label={menuOpen ? shell.closeMenu : shell.openMenu}
          aria-expanded={menuOpen}
          aria-controls={MENU_ID}
          popoverTarget={MENU_ID}
        >
          <span aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        </button>
        <nav ref={menu} css={menuStyles} id={MENU_ID} aria-label={shell.mainNavigation} popover="auto" onToggle={follow}>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link className="entry" href={href} onClick={close}>
                  {label}
                </Link>
              </li>
            ))}
            <li className="on-phones">
              <Button variant="filled" strokes href={action.href} onClick={close}>
                {action.label}
              </Button>
            </li>
          </ul>
        </nav>
        <Button
          variant="filled"
          className={state === 'scrolled' ? undefined : 'not-on-phones'}
          data-part="action"
          data-size="small"
          href={action.href}
          onClick={close}
        >
          <span className="not-on-phones">{action.label}</span> <span className="on-phones">{action.short}</span>
          <ThreeStrokes className="not-on-phones" />
        </Button>
      </div>
    </header>
  )
}
