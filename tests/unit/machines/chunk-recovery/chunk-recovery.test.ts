import { describe, expect, it } from 'vitest'
import { chunkRecoveryMachine } from '../../../../machines/chunk-recovery/chunk-recovery.machine.ts'
import type { ServerAnswer } from '../../../../machines/chunk-recovery/chunk-recovery.machine.ts'
import { chunkRecoveryView } from '../../../../machines/chunk-recovery/chunk-recovery.view.ts'
import { startMachine } from '../support.ts'

function startChunkRecovery() {
  const recovery = startMachine(chunkRecoveryMachine, chunkRecoveryView, undefined)
  const fail = (answer: ServerAnswer) => {
    recovery.send({ type: 'part.failed', part: 'fragen' })
    recovery.send({ type: 'server.answered', answer })
  }
  const parts = () => recovery.actor.getSnapshot().context
  return { ...recovery, parts, orders: () => recovery.emitted.map(({ type }) => type), fail }
}

describe('chunk-recovery', () => {
  it('shows no notice while nothing is missing', () => {
    const { send, view, orders } = startChunkRecovery()
    send({ type: 'network.returned' })

    expect(view()).toEqual({ state: 'whole', notice: undefined })
    expect(orders()).toEqual([])
  })

  it('asks the server once before it shows a notice, however many parts are missing', () => {
    const { send, view, orders, parts } = startChunkRecovery()
    for (const part of ['fragen', 'kontakt', 'fragen']) send({ type: 'part.failed', part })

    expect(view()).toEqual({ state: 'asking', notice: undefined })
    expect(orders()).toEqual(['server.ask'])
    expect(parts()).toEqual({ missing: ['kontakt', 'fragen'], late: [] })
  })

  it.each([
    ['same', 'partial'],
    ['renewed', 'renewed'],
    ['unreachable', 'offline'],
  ] as const)('shows the cause: %s is %s', (answer, notice) => {
    const { fail, view } = startChunkRecovery()
    fail(answer)

    expect(view()).toEqual({ state: notice, notice })
  })

  it('reports missing chunks after five seconds without an answer, and ignores a later one', () => {
    const { engine, send, view } = startChunkRecovery()
    send({ type: 'part.failed', part: 'fragen' })
    engine.advance(4_999)
    expect(view()).toEqual({ state: 'asking', notice: undefined })
    engine.advance(1)
    expect(view()).toEqual({ state: 'partial', notice: 'partial' })

    send({ type: 'server.answered', answer: 'unreachable' })
    expect(view().notice).toBe('partial')
  })

  it('reports a late part immediately, without asking the server, until it loads', () => {
    const { send, view, orders } = startChunkRecovery()
    send({ type: 'late.begun', part: 'fragen' })
    expect(view()).toEqual({ state: 'partial', notice: 'partial' })
    expect(orders()).toEqual([])

    send({ type: 'late.ended', part: 'fragen' })
    expect(view()).toEqual({ state: 'whole', notice: undefined })
  })

  it('hides the notice only when every late part has loaded', () => {
    const { send, view } = startChunkRecovery()
    for (const part of ['fragen', 'kontakt']) send({ type: 'late.begun', part })
    send({ type: 'late.ended', part: 'fragen' })
    expect(view().notice).toBe('partial')
    send({ type: 'late.ended', part: 'kontakt' })
    expect(view().notice).toBeUndefined()
  })

  it('keeps the notice for a late part that fails until the missing parts are fetched again', () => {
    const { send, view, orders, parts } = startChunkRecovery()
    send({ type: 'late.begun', part: 'fragen' })
    send({ type: 'part.failed', part: 'fragen' })
    send({ type: 'late.ended', part: 'fragen' })
    expect(view().notice).toBe('partial')
    expect(parts()).toEqual({ missing: ['fragen'], late: [] })

    send({ type: 'network.returned' })
    expect(view().notice).toBeUndefined()
    expect(orders()).toEqual(['parts.fetch'])
    expect(parts()).toEqual({ missing: [], late: [] })
  })

  it('hides the notice of a late part when the network returns, and reports the next one', () => {
    const { send, view } = startChunkRecovery()
    send({ type: 'late.begun', part: 'fragen' })
    send({ type: 'network.returned' })
    send({ type: 'late.ended', part: 'fragen' })
    expect(view()).toEqual({ state: 'whole', notice: undefined })

    send({ type: 'late.begun', part: 'kontakt' })
    expect(view().notice).toBe('partial')
  })

  it('refetches the missing parts when the network returns before the response, and reports a second failure', () => {
    const { fail, send, view, orders } = startChunkRecovery()
    send({ type: 'part.failed', part: 'fragen' })
    send({ type: 'network.returned' })
    expect(view()).toEqual({ state: 'whole', notice: undefined })
    expect(orders()).toEqual(['server.ask', 'parts.fetch'])

    fail('unreachable')
    expect(view().notice).toBe('offline')
  })

  it.each(['same', 'unreachable'] as const)('retries automatically when the network returns after %s', (answer) => {
    const { fail, send, view, orders } = startChunkRecovery()
    fail(answer)
    send({ type: 'network.returned' })

    expect(view()).toEqual({ state: 'whole', notice: undefined })
    expect(orders()).toEqual(['server.ask', 'parts.fetch'])
  })

  it('does not refetch parts that a newer version of the site no longer has', () => {
    const { fail, send, view, orders } = startChunkRecovery()
    fail('renewed')
    send({ type: 'network.returned' })

    expect(view().notice).toBe('renewed')
    expect(orders()).toEqual(['server.ask'])
  })

  it.each(['same', 'renewed', 'unreachable'] as const)('stays hidden once dismissed after %s, and still refetches', (answer) => {
    const { fail, send, view, orders } = startChunkRecovery()
    fail(answer)
    send({ type: 'dismissed' })
    send({ type: 'part.failed', part: 'fragen' })
    expect(view()).toEqual({ state: 'dismissed', notice: undefined })

    send({ type: 'network.returned' })
    expect(view().state).toBe('dismissed')
    expect(orders()).toEqual(['server.ask', 'parts.fetch'])
  })
})
