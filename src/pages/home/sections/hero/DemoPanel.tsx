import { useEffect, useId, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { SnapshotFrom } from 'xstate'
import {
  HERO_MODES,
  heroRotationMachine,
  TICKS_PER_MODE,
  WIDE_FROM_PX,
} from '../../../../../machines/hero-rotation/hero-rotation.machine.ts'
import type { HeroMode } from '../../../../../machines/hero-rotation/hero-rotation.machine.ts'
import { heroRotationView } from '../../../../../machines/hero-rotation/hero-rotation.view.ts'
import { useHolds } from '../../../../actors/useHolds.ts'
import { useMachineActor, useMachineView } from '../../../../actors/useMachineActor.ts'
import { Icon } from '../../../../components/Icon.tsx'
import type { IconName } from '../../../../components/Icon.tsx'
import { hero } from '../../../../content/home/hero.ts'
import { BuildDemo } from './BuildDemo.tsx'
import { CodeDemo } from './CodeDemo.tsx'
import { panelStyles } from './DemoPanel.styles.ts'
import { ParticlesDemo } from './ParticlesDemo.tsx'

/** What every demo is told by the panel it stands in. */
export interface DemoProps {
  /** Whether the panel is as wide as on large screens, with tabs. */
  wide: boolean
  /** Whether the panel's pause button is pressed. */
  paused: boolean
  /** Whether the keyboard focus is in the panel: only then is the demo's result announced. */
  attended: boolean
}

const demos = { code: CodeDemo, build: BuildDemo, particles: ParticlesDemo } as const
const icons: Record<HeroMode, IconName> = { code: 'code', build: 'blocks', particles: 'particles' }

const WIDE_QUERY = `(min-width: ${WIDE_FROM_PX}px)`
const isWide = () => typeof matchMedia !== 'function' || matchMedia(WIDE_QUERY).matches

/** The rotation's own view, and what else the panel needs: whether there are tabs, and which showing this is. */
function panelView(snapshot: SnapshotFrom<typeof heroRotationMachine>) {
  const { wide, reducedMotion, turn, holds } = snapshot.context
  return { ...heroRotationView(snapshot), wide, turn, pausable: !reducedMotion, attended: holds.includes('focus') }
}

/** Three looks at the same work, one after the other: the code, the page coming together, the words it is made for. */
export function DemoPanel() {
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  const rotation = useMachineActor(heroRotationMachine, { wide: isWide() }, { wide: true })
  const { state, wide, turn, paused, pausable, attended, elapsedSeconds } = useMachineView(rotation, panelView)
  useHolds(rotation, panel, { pointer: true, focus: true })

  useEffect(() => {
    const query = matchMedia(WIDE_QUERY)
    const report = () => rotation.send({ type: 'viewport.changed', wide: query.matches })
    query.addEventListener('change', report)
    return () => query.removeEventListener('change', report)
  }, [rotation])

  const tabId = (mode: HeroMode) => `${id}-${mode}`
  const panelId = `${id}-demo`
  const select = (mode: HeroMode) => rotation.send({ type: 'tab.selected', mode })
  const selectByKey = (event: KeyboardEvent) => {
    const target = modeByKey(event.key, state)
    if (!target) return
    event.preventDefault()
    select(target)
    document.getElementById(tabId(target))?.focus()
  }

  const Demo = demos[state]
  return (
    <div ref={panel} css={panelStyles} data-machine="hero-rotation" data-state={state}>
      {wide && (
        <div className="bar">
          <div className="tabs" role="tablist" aria-label={hero.panel.label}>
            {HERO_MODES.map((mode) => (
              <button
                key={mode}
                type="button"
                role="tab"
                id={tabId(mode)}
                aria-selected={mode === state}
                aria-controls={panelId}
                tabIndex={mode === state ? 0 : -1}
                onClick={() => select(mode)}
                onKeyDown={selectByKey}
              >
                <Icon name={icons[mode]} />
                {hero.panel.tabs[mode]}
                {mode === state && pausable && <Seconds elapsed={elapsedSeconds} />}
              </button>
            ))}
          </div>
          {pausable && (
            <button
              type="button"
              className="pause"
              aria-label={paused ? hero.panel.resume : hero.panel.pause}
              onClick={() => rotation.send({ type: 'pause.toggled' })}
            >
              <Icon name={paused ? 'play' : 'pause'} />
            </button>
          )}
        </div>
      )}
      <div id={panelId} className="demo" {...(wide ? { role: 'tabpanel', 'aria-labelledby': tabId(state) } : {})}>
        <Demo key={turn} wide={wide} paused={paused} attended={attended} />
      </div>
    </div>
  )
}

/** The tab a key leads to from the selected one; the two ends meet. */
function modeByKey(key: string, from: HeroMode): HeroMode | undefined {
  const index = HERO_MODES.indexOf(from)
  switch (key) {
    case 'ArrowRight':
      return HERO_MODES[(index + 1) % HERO_MODES.length]
    case 'ArrowLeft':
      return HERO_MODES.at(index - 1)
    case 'Home':
      return HERO_MODES[0]
    case 'End':
      return HERO_MODES.at(-1)
    default:
      return undefined
  }
}

const TICK_PITCH = 10
const ticks = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `M${(from + index) * TICK_PITCH} 0V7`).join('')

/** The seconds of the turn under the selected tab. */
function Seconds({ elapsed }: { elapsed: number }) {
  return (
    <svg
      className="seconds"
      viewBox={`0 0 ${TICKS_PER_MODE * TICK_PITCH} 7`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-elapsed={elapsed}
    >
      <path d={ticks(elapsed, TICKS_PER_MODE)} />
      <path className="lit" d={ticks(0, elapsed)} />
    </svg>
  )
}
