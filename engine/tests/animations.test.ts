import { describe, expect, it, vi } from 'vitest'
import { followAnimations } from '@drei-tage/engine/animations'
import { FakeAnimation, FakePage, FakeShadow } from './fake-animations.ts'

/** A page whose animations are followed. */
class FollowedPage extends FakePage {
  readonly followed = this.follow()

  async pause(): Promise<void> {
    this.engine.pause()
    await this.pass(0)
  }

  /** Lets two frames pass after the step. */
  async step(ms: number): Promise<void> {
    this.engine.step(ms)
    await this.pass(40)
  }
}

// What the page reads of them, and what its calls do at any rate and after any pause, is compared with a page without an engine in
// animations.property.test.ts.

describe("the page's own animations", () => {
  it('X8: run at the rate of the engine times their own: at 0.1 one of 420 ms is half over after 2.1 s', async () => {
    const page = new FollowedPage()
    page.engine.rate = 0.1
    await page.pass(0)
    const [transition, fast] = [page.start(420), page.start(10_000)]
    fast.playbackRate = 2
    await page.pass(2_100)
    expect(transition.currentTime).toBeCloseTo(210, 6)
    expect(fast.currentTime).toBeCloseTo(420, 6)
  })

  it('X8: move with each step, and finish if it passes their end', async () => {
    const page = new FollowedPage()
    const [short, endless] = [page.start(150), page.start(Infinity)]
    await page.pass(20)
    await page.pause()
    await page.step(100)
    expect([short.currentTime, endless.currentTime, short.playState]).toEqual([120, 120, 'running'])
    await page.step(100)
    expect([short.playState, endless.playState, endless.currentTime]).toEqual(['finished', 'running', 220])
  })

  it('X8: stay finished if they fill forwards, as in a view transition, even while a copy shows the past', async () => {
    const page = new FollowedPage()
    const turn = page.start(420)
    turn.fills = true
    await page.pass(20)
    await page.pause()
    await page.step(500)
    expect([turn.playState, turn.playbackRate]).toEqual(['finished', 1])
    page.followed.lookAt(30)
    const copy = page.all[1]!
    await page.pass(40)
    expect([copy.currentTime, turn.currentTime, turn.playState]).toEqual([30, 420, 'finished'])
    page.followed.lookAt()
    await page.pass(40)
    expect([copy.playState, turn.told]).toEqual(['idle', ['finish']])
  })

  it('X8: start in their frame at the time that the page sets, also backwards, and are left alone if the page pauses them', async () => {
    const page = new FollowedPage()
    await page.pass(20)
    await page.pause()
    const [sought, held, backwards] = [page.start(1_000), page.start(1_000), page.start(1_000)]
    for (const one of [sought, held, backwards]) one.currentTime = 500
    held.pause()
    backwards.playbackRate = -1
    await page.pass(20)
    expect([sought.currentTime, backwards.currentTime]).toEqual([500, 500])
    sought.pause()
    await page.step(100)
    expect([sought.currentTime, held.currentTime, backwards.currentTime]).toEqual([500, 500, 400])
    await page.step(400)
    expect(backwards.playState).toBe('finished')
  })

  it('X8: stop while the page is hidden, and are left alone if they follow the scroll position', async () => {
    const page = new FollowedPage()
    const [running, scrolled] = [page.start(1_000), page.start(1_000, { currentTime: null })]
    await page.pass(100)
    page.host.hide()
    await page.pass(300)
    expect(running.currentTime).toBe(100)
    await page.pause()
    expect(scrolled.playbackRate).toBe(1)
  })

  it('X8: are shown as they were at a past moment, finished ones as copies, and return to the present', async () => {
    const page = new FollowedPage()
    const over = page.start(300)
    await page.pass(200)
    const running = page.start(1_000)
    await page.pass(100)
    over.finish()
    await page.pass(200)
    await page.pause()

    page.followed.lookAt(250)
    const copy = page.all[2]!
    const [caused, loop] = [page.start(420), page.start(Infinity)]
    await page.pass(20)
    expect([running.currentTime, copy.currentTime, copy.playbackRate]).toEqual([50, 250, 0])
    // While a past moment is shown, an animation that the page starts is finished at once, unless it is endless.
    expect([caused.playState, loop.playState]).toEqual(['finished', 'running'])
    loop.cancel()
    page.followed.lookAt(320)
    expect([running.currentTime, copy.playState]).toEqual([120, 'idle'])

    page.followed.lookAt()
    page.start(420)
    await page.pass(20)
    expect(page.getAnimations()).toEqual([running])
    expect(running.currentTime).toBe(300)
    page.engine.resume()
    await page.pass(100)
    expect(running.currentTime).toBe(400)
  })

  it('X8: are not shown again once 2,000 others have ended since', async () => {
    const page = new FollowedPage()
    const first = page.start(100)
    await page.pass(50)
    first.finish()
    await page.pass(50)
    page.followed.lookAt(25)
    expect(page.getAnimations()).toHaveLength(1)
    page.followed.lookAt()
    await page.pass(20)
    for (let count = 0; count < 2_000; count += 1) page.start(1_000)
    await page.pass(20)
    for (const one of page.getAnimations()) one.finish()
    await page.pass(20)
    page.followed.lookAt(25)
    expect(page.getAnimations()).toHaveLength(0)
  })

  it('X8: run by themselves once released, and keep running when the present is requested in the present', async () => {
    const page = new FollowedPage()
    const running = page.start(1_000)
    await page.pass(20)
    page.followed.lookAt()
    expect(running.currentTime).toBe(20)
    page.engine.rate = 0.5
    await page.pause()
    page.followed.lookAt(10)
    page.engine.rate = 2
    page.followed.release()
    // One frame is the page's own.
    expect([running.playbackRate, page.host.openFrames, page.host.openTimers]).toEqual([1, 1, 0])
    const later = page.start(1_000)
    // Frames come from the browser by default.
    followAnimations(page.engine, page).release()
    await page.pass(100)
    expect([running.currentTime, later.currentTime]).toEqual([120, 100])
  })

  it('X8: in open shadow roots and on timelines of their own stop as well, but not in a shadow root that is left alone', async () => {
    const page = new FakePage()
    const [component, inner, panel] = [new FakeShadow(), new FakeShadow(), new FakeShadow()]
    page.shadows.push(component, panel)
    component.within.push(inner)
    page.follow((element) => element === panel)
    const all = [...[component, inner, panel].map((shadow) => shadow.start(page)), page.start(1_000, page.createTimeline())]
    const withoutException = new FakePage()
    withoutException.shadows.push(component)
    withoutException.follow()
    await page.pass(100)
    page.engine.pause()
    await page.pass(300)
    expect(all.map(({ currentTime }) => currentTime)).toEqual([100, 100, 400, 100])
  })

  it('X8: in a new shadow root stop in the next frame while time is paused, and are found within a second otherwise', async () => {
    const page = new FollowedPage()
    const search = vi.spyOn(page, 'querySelectorAll')
    const addComponent = () => {
      const component = new FakeShadow()
      page.shadows.push(component)
      return component.start(page)
    }
    await page.pass(5_000)
    expect(search.mock.calls.length).toBeLessThanOrEqual(5)
    const first = addComponent()
    await page.pass(500)
    page.engine.pause()
    await page.pass(500)
    const second = addComponent()
    await page.pass(500)
    expect([first.currentTime, second.currentTime]).toEqual([500, 0])
  })

  it('X8: are shown in the past at the rate that the page has given them since', async () => {
    const page = new FollowedPage()
    const one = page.start(10_000)
    await page.pass(100)
    one.playbackRate = 2
    await page.pass(200)
    page.followed.lookAt(250)
    expect([one.playbackRate, one.currentTime]).toEqual([2, 400])
  })

  it('X8: are not written to at the rate 1', async () => {
    const page = new FollowedPage()
    page.start(1_000)
    const writes = (['currentTime', 'playbackRate', 'startTime'] as const).map((name) => vi.spyOn(FakeAnimation.prototype, name, 'set'))
    await page.pass(2_000)
    for (const write of writes) {
      expect(write).not.toHaveBeenCalled()
      write.mockRestore()
    }
  })

  it('X8: do not lose time if they are played again while time stands still and are still pending in the next frame', async () => {
    const page = new FollowedPage()
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

  it('X8: are left alone without an effect or a timeline, and keep a rate that was set behind the covers', async () => {
    const page = new FollowedPage()
    const [one, other] = [page.start(1_000), page.start(1_000), page.start(1_000, null)]
    Object.assign(other, { effect: null })
    page.engine.rate = 0.5
    await page.pass(20)
    Reflect.set(FakeAnimation.prototype, 'playbackRate', 3, one)
    page.followed.release()
    expect([one.playbackRate, other.playbackRate]).toEqual([3, 1])
  })
})
