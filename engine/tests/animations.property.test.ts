import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { FakePage } from './fake-animations.ts'
import type { FakeAnimation } from './fake-animations.ts'
import { runs } from './seed.ts'

const FRAME_MS = 1000 / 60

/** What the page does to an animation: it calls a method or sets a property, `startTime` to so many ms ago. */
type Act = readonly [name: 'playbackRate' | 'currentTime' | 'startTime' | (typeof METHODS)[number] | 'updatePlaybackRate', value: number]

const METHODS = ['play', 'pause', 'reverse', 'finish', 'cancel'] as const

const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(fc.constantFrom(...METHODS), fc.constant(0)),
  fc.tuple(fc.constantFrom('playbackRate', 'updatePlaybackRate'), fc.constantFrom(-2, -1, 0, 0.5, 1, 2, 3)),
  fc.tuple(fc.constantFrom('currentTime', 'startTime'), fc.nat({ max: 600 })),
)
/** How many frames the engine is paused before the page acts and after it. Both 0: not at all. */
const pauses = fc.oneof(fc.constant([0, 0] as const), fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 5 })))
/** The animation that the page acts on, and the engine time, in pairs of frames, that passes afterwards at some rate, or in a step. */
const steps = fc.tuple(fc.nat({ max: 2 }), acts, pauses, fc.nat({ max: 20 }), fc.constantFrom(0.5, 1, 2), fc.boolean())
type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never

function perform([name, value]: Act, animation: FakeAnimation): void {
  const isRate = name === 'playbackRate' || name === 'updatePlaybackRate'
  // What happens to an animation that has ended depends on how long ago that was, which is real time.
  if (isRate && animation.playState === 'finished') return
  if (name === 'currentTime') animation.currentTime = Math.min(value, animation.endMs)
  else if (name === 'startTime') animation.startTime = timelineMs(animation) - value
  else if (name === 'playbackRate') animation.playbackRate = value
  else animation[name](value)
}

const timelineMs = ({ timeline }: FakeAnimation) => timeline!.currentTime!

/** Everything that the page can see of its animations. */
function seen(animations: readonly FakeAnimation[]): unknown {
  return animations.map((animation) => {
    const { playState, playbackRate, currentTime, startTime, told } = animation
    // While an animation moves, its start tells its time. Otherwise it is an instant of real time, which is not the engine's.
    const isMoving = startTime !== null && playState === 'running' && playbackRate !== 0
    const startedMs = isMoving ? timelineMs(animation) - startTime : startTime === null
    // To a millionth of a ms: rounding is not a difference.
    const rounded = (value: unknown) => (typeof value === 'number' ? Math.round(value * 1e6) / 1e6 + 0 : value)
    return [playState, playbackRate, rounded(currentTime), rounded(startedMs), ...told]
  })
}

/** Whether an animation ends within two frames at the highest rate of the engine. */
function isAboutToEnd({ playState, playbackRate, currentTime, endMs }: FakeAnimation): boolean {
  const leftMs = playbackRate > 0 ? endMs - (currentTime ?? 0) : (currentTime ?? 0)
  return playState === 'running' && leftMs < Math.abs(playbackRate) * 70
}

/** What the page sees after each of its acts, and after the time that passes then. */
async function run(script: readonly Step[], isFollowed: boolean): Promise<unknown[]> {
  const page = new FakePage()
  if (isFollowed) page.follow()
  const animations = [100, 500, Infinity].map((durationMs) => page.start(durationMs))
  const log: unknown[] = []
  for (const [on, act, [before, after], pairs, rate, isStep] of script) {
    const animation = animations[on]!
    const ms = pairs * 2 * FRAME_MS
    if (isFollowed && before + after > 0) {
      page.engine.pause()
      await page.pass(before * FRAME_MS)
    }
    try {
      perform(act, animation)
    } catch (error) {
      log.push(String(error))
    }
    log.push(seen(animations))
    // An animation that begins so near to its end may end before the engine has found it. The script ends here.
    if (isAboutToEnd(animation)) break
    if (isFollowed) {
      await page.pass(after * FRAME_MS)
      page.engine.rate = rate
      if (isStep) {
        page.engine.pause()
        await page.pass(FRAME_MS)
        page.engine.step(ms)
        await page.pass(FRAME_MS)
      }
      page.engine.resume()
    }
    if (!isFollowed || !isStep) await page.pass(ms / (isFollowed ? rate : 1))
    log.push(seen(animations))
  }
  return log
}

it('X8: look to the page as without an engine, whatever it does to them, except that their time is engine time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 12 }), async (script) => {
      expect(await run(script, true)).toEqual(await run(script, false))
    }),
    { numRuns: runs(300) },
  )
})
