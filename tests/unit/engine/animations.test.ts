import { describe, expect, it } from 'vitest'
import { createEngine } from '@drei-tage/engine'
import { followAnimations } from '@drei-tage/engine/animations'
import type { PageAnimation } from '@drei-tage/engine/animations'
import { FakeHost } from './fake-host.ts'

/** An animation as a browser runs it, on the time of its document and at its own rate. */
class FakeAnimation implements PageAnimation {
  readonly timeline: unknown
  readonly effect: object
  isOver = false
  /** Whether the animation stays in effect after its end. */
  fills = false
  playState = 'running'
  private readonly page: FakePage
  private rate = 1
  private anchorMs = 0
  private anchoredAt: number

  constructor(page: FakePage, durationMs: number, timeline: unknown = page.timeline) {
    this.page = page
    this.timeline = timeline
    this.anchoredAt = page.host.real
    this.effect = {
      target: { getRootNode: () => page.root, animate: (_: unknown, { duration }: { duration: number }) => page.start(duration) },
      pseudoElement: null,
      getComputedTiming: () => ({ endTime: durationMs }),
      getTiming: () => ({ duration: durationMs }),
      getKeyframes: () => [],
    }
  }

  get currentTime(): number {
    return this.anchorMs + (this.page.host.real - this.anchoredAt) * this.rate
  }

  set currentTime(ms: number) {
    this.anchorMs = ms
    this.anchoredAt = this.page.host.real
  }

  get playbackRate(): number {
    return this.rate
  }

  set playbackRate(rate: number) {
    // An animation with a rate of 0 never ends, so even a finished one runs again.
    if (rate === 0) this.playState = 'running'
    const now = this.currentTime
    this.currentTime = now
    this.rate = rate
  }

  finish(): void {
    expect(this.rate).not.toBe(0)
    this.isOver = true
    this.playState = 'finished'
  }

  cancel(): void {
    this.isOver = true
  }
}

class FakePage {
  readonly host = new FakeHost()
  readonly engine = createEngine({ host: this.host })
  readonly timeline = Object.defineProperty({ currentTime: 0 }, 'currentTime', { get: () => this.host.real })
  readonly root = this
  readonly all: FakeAnimation[] = []
  getAnimations = () => this.all.filter(({ isOver, fills }) => !isOver || fills)
  readonly followed = followAnimations(this.engine, this, this.host)

  start(durationMs: number, timeline?: unknown): FakeAnimation {
    const animation = new FakeAnimation(this, durationMs, timeline)
    this.all.push(animation)
    return animation
  }

  /** Lets the microtask that a pause has queued run, then lets frames pass for `ms`. */
  async pass(ms: number): Promise<void> {
    await Promise.resolve()
    this.host.pass(ms)
  }
}

describe("the page's own animations", () => {
  it('X8: stop while the engine is paused; those that begin meanwhile stop at their beginning', async () => {
    const page = new FakePage()
    const running = page.start(1_000)
    await page.pass(200)
    page.engine.pause()
    await page.pass(0)
    const begun = page.start(1_000)
    await page.pass(500)
    expect([running.currentTime, begun.currentTime]).toEqual([200, 0])
    page.engine.resume()
    await page.pass(100)
    expect([running.currentTime, begun.currentTime]).toEqual([300, 100])
  })

  it('X8: run at the rate of the engine times their own: at 0.1 one of 420 ms takes 4.2 s', async () => {
    const page = new FakePage()
    const fast = page.start(10_000)
    fast.playbackRate = 2
    page.engine.rate = 0.1
    await page.pass(0)
    const transition = page.start(420)
    await page.pass(4_100)
    expect(transition.currentTime).toBeLessThan(420)
    await page.pass(100)
    expect(transition.currentTime).toBeCloseTo(420, 6)
    expect(fast.currentTime).toBeCloseTo(840, 6)
  })

  it('X8: move with each step, and finish if it passes their end', async () => {
    const page = new FakePage()
    const [short, endless] = [page.start(150), page.start(Infinity)]
    await page.pass(20)
    page.engine.pause()
    await page.pass(0)
    page.engine.step(100)
    await page.pass(20)
    expect([short.currentTime, endless.currentTime, short.isOver]).toEqual([120, 120, false])
    page.engine.step(100)
    await page.pass(20)
    expect([short.isOver, endless.isOver, endless.currentTime]).toEqual([true, false, 220])
  })

  it('X8: stay finished if they fill forwards, as in a view transition', async () => {
    const page = new FakePage()
    const turn = page.start(420)
    turn.fills = true
    await page.pass(20)
    page.engine.pause()
    await page.pass(0)
    page.engine.step(500)
    await page.pass(40)
    expect([turn.playState, turn.playbackRate]).toEqual(['finished', 1])
    page.followed.lookAt(30)
    expect(turn.currentTime).toBe(30)
    await page.pass(40)
    expect(turn.currentTime).toBe(30)
  })

  it('X8: start in their frame at the time that the page sets, and are left alone if it pauses or reverses them', async () => {
    const page = new FakePage()
    await page.pass(20)
    page.engine.pause()
    await page.pass(0)
    const [sought, held, backwards] = [page.start(1_000), page.start(1_000), page.start(1_000)]
    for (const one of [sought, held, backwards]) one.currentTime = 500
    held.playState = 'paused'
    backwards.playbackRate = -1
    await page.pass(20)
    expect(sought.currentTime).toBe(500)
    sought.playState = 'paused'
    page.engine.step(100)
    await page.pass(20)
    expect([sought.currentTime, held.playbackRate, backwards.playbackRate]).toEqual([500, 1, -1])
  })

  it('X8: stop while the page is hidden, and are left alone if they follow the scroll position', async () => {
    const page = new FakePage()
    const [running, scrolled] = [page.start(1_000), page.start(1_000, 'scroll')]
    await page.pass(100)
    page.host.hide()
    await page.pass(300)
    expect(running.currentTime).toBe(100)
    page.engine.pause()
    await page.pass(0)
    expect(scrolled.playbackRate).toBe(1)
  })

  it('X8: are shown as they were at a past moment, finished ones as copies, and return to the present', async () => {
    const page = new FakePage()
    const over = page.start(300)
    await page.pass(200)
    const running = page.start(1_000)
    await page.pass(100)
    over.finish()
    await page.pass(200)
    page.engine.pause()
    await page.pass(0)

    page.followed.lookAt(250)
    const copy = page.all[2]!
    const [caused, loop] = [page.start(420), page.start(Infinity)]
    await page.pass(20)
    expect([running.currentTime, copy.currentTime, copy.playbackRate]).toEqual([50, 250, 0])
    // While a past moment is shown, an animation that the page starts is finished at once, unless it is endless.
    expect([caused.isOver, loop.isOver]).toEqual([true, false])
    loop.cancel()
    page.followed.lookAt(320)
    expect([running.currentTime, copy.isOver]).toEqual([120, true])

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
    const page = new FakePage()
    const first = page.start(100)
    await page.pass(50)
    first.finish()
    await page.pass(50)
    page.followed.lookAt(25)
    expect(page.getAnimations()).toHaveLength(1)
    page.followed.lookAt()
    await page.pass(20)
    for (let count = 0; count < 2_000; count += 1) page.start(10)
    await page.pass(20)
    for (const one of page.getAnimations()) one.finish()
    await page.pass(20)
    page.followed.lookAt(25)
    expect(page.getAnimations()).toHaveLength(0)
  })

  it('X8: run by themselves once released, and keep running when the present is requested in the present', async () => {
    const page = new FakePage()
    const running = page.start(1_000)
    await page.pass(20)
    page.followed.lookAt()
    expect(running.currentTime).toBe(20)
    page.engine.rate = 0.5
    page.engine.pause()
    await page.pass(0)
    page.followed.lookAt(10)
    page.engine.rate = 2
    page.followed.release()
    expect([running.playbackRate, page.host.openFrames, page.host.openTimers]).toEqual([1, 0, 0])
    const later = page.start(1_000)
    await page.pass(100)
    expect([running.currentTime, later.currentTime]).toEqual([120, 100])
  })

  it('X8: need only the document: frames come from the browser by default', () => {
    const page = new FakePage()
    const running = page.start(1_000)
    followAnimations(page.engine, page).release()
    expect(running.playbackRate).toBe(1)
  })
})
