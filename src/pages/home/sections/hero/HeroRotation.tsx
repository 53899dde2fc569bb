import { css } from '@emotion/react'
import { useDeferredValue, useEffect, useRef } from 'react'
import { heroRotationMachine, TICKS_PER_DEMO, WIDE_FROM_REM } from '#machines/hero-rotation/hero-rotation.machine.ts'
import { heroRotationView } from '#machines/hero-rotation/hero-rotation.view.ts'
import { useHolds } from '#runtime/useHolds.ts'
import { useHydrated } from '#runtime/useHydrated.ts'
import { useMatches } from '#runtime/useMatches.ts'
import { useMachineActor, useMachineView } from '#runtime/useMachineActor.ts'
import { Icon } from '#components/Icon.tsx'
import { full, Scale } from '#components/Scale.tsx'
import { hiddenUnless, panelProps, TabList, tabPanels } from '#components/Tabs.tsx'
import { hero } from '#content/home/hero.ts'
import { styles } from './HeroRotation.styles.ts'
import { demos } from './demos.ts'

const NAME = 'hero-demo'
const IDS = demos.map(({ id }) => id)
const PANELS = css(tabPanels(NAME, IDS))

const WIDE = `(min-width: ${WIDE_FROM_REM}rem)`

/** Shows three demos in turn: a page's code, a page being assembled, and words formed by particles. */
export function HeroRotation() {
  const panel = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const rotation = useMachineActor(
    heroRotationMachine,
    { demos: IDS, wide: typeof matchMedia !== 'function' || matchMedia(WIDE).matches },
    { demos: IDS, wide: true },
  )
  const { state, wide, turn, paused, pausable, attended, elapsedSeconds } = useMachineView(rotation, heroRotationView)
  useHolds(rotation, panel, { pointer: true, controls: panel })

  const isWide = useMatches(WIDE)
  useEffect(() => {
    if (isWide !== undefined) rotation.send({ type: 'viewport.changed', wide: isWide })
  }, [rotation, isWide])

  // The tabs respond at once; the next demo is rendered concurrently, in slices with frames in between. The last one stays until then.
  const shown = { state: useDeferredValue(state), turn: useDeferredValue(turn) }
  return (
    <div ref={panel} css={[styles, PANELS]} data-machine="hero-rotation" data-state={state}>
      {wide && (
        <div className="bar not-on-phones">
          <TabList
            name={NAME}
            look="bar"
            label={hero.demos.label}
            tabs={demos.map(({ id, label, icon }) => ({
              id,
              label: (
                <>
                  <Icon name={icon} />
                  <span>{label}</span>
                  {/* A stroke for each second, lit once the demo has been shown for that long. */}
                  {id === state && pausable && <Scale className="seconds" count={TICKS_PER_DEMO} lit={elapsedSeconds} height={full} />}
                </>
              ),
            }))}
            chosen={state}
            onChoose={(demo) => rotation.send({ type: 'tab.selected', demo })}
          />
          {pausable && (
            <button
              type="button"
              className="with-script"
              data-part="pause"
              aria-label={paused ? hero.demos.resume : hero.demos.pause}
              onClick={() => rotation.send({ type: 'pause.toggled' })}
            >
              <Icon name={paused ? 'play' : 'pause'} />
            </button>
          )}
        </div>
      )}
      {demos
        .filter(({ id }) => wide || id === state)
        .map(({ id, Panel, words }) => (
          <div
            key={id}
            className="demo"
            {...(hydrated ? { hidden: id !== shown.state } : hiddenUnless(NAME, id))}
            {...(wide && panelProps(NAME, id))}
          >
            {id === shown.state ? <Panel key={shown.turn} rotation={rotation} attended={attended} /> : !hydrated && <Still words={words} />}
          </div>
        ))}
    </div>
  )
}

/** A text about a demo, shown when its tab is selected before hydration or without JavaScript. */
function Still({ words }: { words: readonly string[] }) {
  return (
    <ul>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  )
}
