import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FakePage } from './fake-animations.ts'
import type { FakeAnimation } from './fake-animations.ts'
import { runs } from './seed.ts'

type Act = (animation: FakeAnimation) => void

interface Step {
  readonly act: Act
  /** Which animation the page acts on. */
  readonly on: number
  /** Engine time that passes afterwards, in pairs of frames. */
  readonly pairs: number
  /** The engine's rate. */
  readonly rate: number
  /** How many frames the engine is paused before the page acts and after it. Both 0: not at all. */
  readonly paused: readonly [number, number]
}

/** An act. fast-check prints `text` when a run fails. */
function act(text: string, runAct: Act): Act {
  return Object.assign(runAct, { [fc.toStringMethod]: () => text })
}

/** Not set on an animation that has ended: what happens then depends on how long ago that was, which is real time. */
const rates = fc.constantFrom(-2, -1, 0, 0.5, 1, 2, 3)
const agesMs = fc.integer({ min: 0, max: 600 })
const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.constant(act('nothing', () => {})),
  fc.constantFrom('play', 'pause', 'reverse', 'finish', 'cancel').map((name) => act(name, (animation) => animation[name]())),
  fc.tuple(rates, fc.boolean()).map(([rate, isUpdate]) =>
    act(`${isUpdate ? 'updatePlaybackRate' : 'playbackRate ='} ${rate}`, (animation) => {
      if (animation.playState === 'finished') return
      if (isUpdate) animation.updatePlaybackRate(rate)
      else animation.playbackRate = rate
    }),
  ),
  agesMs.map((ms) => act(`currentTime = ${ms}`, (animation) => (animation.currentTime = Math.min(ms, animation.endMs)))),
  agesMs.map((ms) => act(`startTime = ${ms} ago`, (animation) => (animation.startTime = timelineMs(animation.timeline) - ms))),
)
const steps: fc.Arbitrary<Step> = fc.record({
  act: acts,
  on: fc.nat({ max: 2 }),
  pairs: fc.nat({ max: 10 }),
  rate: fc.constantFrom(0.5, 1, 2),
  paused: fc.oneof(fc.constant([0, 0] as const), fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 5 }))),
})

/** Everything that the page can see of its animations. */
function seen(animations: readonly FakeAnimation[]): unknown {
  return animations.map((animation) => {
    const { playState, playbackRate, currentTime, startTime, told, timeline } = animation
    // While an animation moves, its start tells its time. Otherwise it is an instant of real time, which is not the engine's.
    const isMoving = startTime !== null && playState === 'running' && playbackRate !== 0
    const startedMs = isMoving ? timelineMs(timeline) - startTime : startTime === null
    // To a millionth of a ms: rounding is not a difference.
    const rounded = (value: unknown) => (typeof value === 'number' ? Math.round(value * 1e6) / 1e6 + 0 : value)
    return { playState, playbackRate, currentTime: rounded(currentTime), startedMs: rounded(startedMs), told: told.join() }
  })
}

const timelineMs = (timeline: FakeAnimation['timeline']) => (timeline as { currentTime: number }).currentTime

/** Whether an animation ends within two frames at the highest rate of the engine. */
function isAboutToEnd({ playState, playbackRate, currentTime, endMs }: FakeAnimation): boolean {
  const leftMs = playbackRate > 0 ? endMs - (currentTime ?? 0) : (currentTime ?? 0)
  return playState === 'running' && leftMs < Math.abs(playbackRate) * 70
}

/** What the page sees after each of its acts, and after the time that passes then. */
async function run(script: readonly Step[], isFollowed: boolean): Promise<unknown[]> {
  const page = new FakePage()
  page.isFramed = true
  if (isFollowed) page.follow()
  const animations = [100, 500, Infinity].map((durationMs) => page.start(durationMs))
  const log: unknown[] = []
  const { engine } = page
  for (const { act: runAct, on, pairs, rate, paused } of script) {
    const [before, after] = paused
    if (isFollowed && before + after > 0) {
      engine.pause()
      await page.passFrames(before)
    }
    try {
      runAct(animations[on] as FakeAnimation)
    } catch (error) {
      log.push(String(error))
    }
    log.push(seen(animations))
    // An animation that begins so near to its end may end before the engine has found it. The script ends here.
    if (isAboutToEnd(animations[on] as FakeAnimation)) break
    if (isFollowed) {
      await page.passFrames(after)
      engine.rate = rate
      engine.resume()
    }
    await page.passFrames((pairs * 2) / (isFollowed ? rate : 1))
    log.push(seen(animations))
  }
  return log
}

describe("the page's own animations", () => {
  it('X8: look to the page as without an engine, whatever it does to them, except that their time is engine time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 12 }), async (script) => {
        expect(await run(script, true)).toEqual(await run(script, false))
      }),
      { numRuns: runs(300) },
    )
  })
})
