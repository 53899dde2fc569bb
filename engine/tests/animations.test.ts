import { expect, test, vi } from 'vitest'
import { followAnimations } from '@drei-tage/engine/animations'
import { FakeAnimation, FakePage, timelineOf } from './fake-animations.ts'

/** A page whose animations are followed. */
class FollowedPage extends FakePage {
  readonly followed = this.follow()

  /** Lets two frames pass after the step. */
  async step(ms: number): Promise<void> {
    this.engine.pause()
    await this.pass(0)
    this.engine.step(ms)
    await this.pass(40)
  }
}

const times = (...animations: FakeAnimation[]) => animations.map(({ currentTime }) => currentTime)
const states = (...animations: FakeAnimation[]) => animations.map(({ playState }) => playState)

const it = test.extend('page', () => new FollowedPage())

// What the page reads of them, and what its calls do at any rate and after any pause, is compared with a page without an engine in
// animations.property.test.ts.

it('X8: stop while the page is hidden, and are left alone if they have no effect, or no timeline of time', async ({ page }) => {
  const [running, bare, ...others] = [
    page.start(1_000),
    page.start(1_000),
    page.start(1_000, { currentTime: null }),
    page.start(1_000, null),
  ]
  Object.assign(bare, { effect: null })
  await page.pass(100)
  page.host.show(false)
  await page.pass(300)
  expect(running.currentTime).toBe(100)
  expect([bare, ...others].map(({ playbackRate }) => playbackRate)).toEqual([1, 1, 1])
  Reflect.set(FakeAnimation.prototype, 'playbackRate', 3, running)
  page.followed.release()
  expect(running.playbackRate).toBe(3)
})

it('X8: are shown as they were at a past moment, as if their present rate had always been theirs, finished ones as copies', async ({
  page,
}) => {
  const over = page.start(300)
  await page.pass(200)
  const running = page.start(1_000)
  await page.pass(100)
  over.finish()
  await page.pass(200)
  await page.step(0)

  page.followed.lookAt(250)
  const copy = page.all[2]!
  const [caused, loop] = [page.start(420), page.start(Infinity)]
  await page.pass(20)
  expect([...times(running, copy), copy.playbackRate]).toEqual([50, 250, 0])
  // While a past moment is shown, an animation that the page starts is finished at once, unless it is endless.
  expect(states(caused, loop)).toEqual(['finished', 'running'])
  loop.cancel()
  page.followed.lookAt(320)
  expect([...times(running), ...states(copy)]).toEqual([120, 'idle'])

  page.followed.lookAt()
  page.start(420)
  await page.pass(20)
  expect(page.getAnimations()).toEqual([running])
  expect(running.currentTime).toBe(300)
  page.engine.resume()
  await page.pass(100)
  expect(running.currentTime).toBe(400)
  running.playbackRate = 2
  await page.pass(100)
  // Not before its start.
  const shown = [650, 10].map((ms) => (page.followed.lookAt(ms), running.currentTime))
  expect(shown).toEqual([expect.closeTo(500, 6), 0])
})

it('X8: are not shown again once 2,000 others have ended since', async ({ page }) => {
  const start = (count: number) => Array.from({ length: count }, () => page.start(50))
  start(1)
  await page.pass(100)
  page.followed.lookAt(25)
  expect(page.getAnimations()).toHaveLength(1)
  page.followed.lookAt()
  await page.pass(20)
  start(2_000)
  await page.pass(100)
  page.followed.lookAt(25)
  expect(page.getAnimations()).toHaveLength(0)
})

it('X8: run by themselves once released, and run on when the present is requested in the present', async ({ page }) => {
  const running = page.start(1_000)
  await page.pass(20)
  page.followed.lookAt()
  expect(running.currentTime).toBe(20)
  page.engine.rate = 0.5
  await page.step(0)
  page.followed.lookAt(10)
  page.engine.rate = 2
  page.followed.release()
  // One frame is the page's own.
  expect([running.playbackRate, ...page.host.held]).toEqual([1, 0, 1, 1])
  const later = page.start(1_000)
  // Frames come from the browser by default.
  followAnimations(page.engine, page).release()
  await page.pass(100)
  expect(times(running, later)).toEqual([120, 100])
})

it('X8: in open shadow roots and on timelines of their own stop as well, but not in a shadow root that is left alone', async () => {
  const page = new FakePage()
  const [component, panel] = [page.addShadow(), page.addShadow()]
  const all = [page, component, component.addShadow(), panel].map((tree) => tree.start(1_000, timelineOf(page.host)))
  page.follow((element) => element === panel)
  await page.pass(100)
  page.engine.pause()
  await page.pass(300)
  expect(times(...all)).toEqual([100, 100, 100, 400])
})

it('X8: in a new shadow root stop in the next frame while time is paused, and are found within a second otherwise', async ({ page }) => {
  const search = vi.spyOn(page, 'querySelectorAll')
  await page.pass(5_000)
  expect(search.mock.calls.length).toBeLessThanOrEqual(5)
  const first = page.addShadow().start(10_000)
  await page.pass(500)
  page.engine.pause()
  await page.pass(500)
  const second = page.addShadow().start(10_000)
  await page.pass(500)
  expect(times(first, second)).toEqual([500, 0])
})

it('X8: are not written to at the rate 1', async ({ page }) => {
  page.start(1_000)
  const writes = (['currentTime', 'playbackRate', 'startTime'] as const).map((name) => vi.spyOn(FakeAnimation.prototype, name, 'set'))
  await page.pass(2_000)
  for (const write of writes) {
    expect(write).not.toHaveBeenCalled()
    write.mockRestore()
  }
})

it('X8: do not lose time if they are played again while time stands still and are still pending in the next frame', async ({ page }) => {
  const one = page.start(1_000)
  await page.pass(300)
  one.pause()
  page.engine.pause()
  await page.pass(100)
  page.host.spend(10)
  one.play()
  Object.assign(one, { pending: true })
  page.host.bringFrame()
  expect([one.currentTime, one.playbackRate]).toEqual([300, 1])
})
