import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allMachines } from '../../../machines/all.ts'
import { sampleEvents } from '../../../src/inspection/sampleEvents.ts'

it('lists every machine', () => {
  const files = readdirSync('machines', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.machine.ts'))
  expect(files.map((file) => file.replaceAll('\\', '/').split('/')[0]).toSorted()).toEqual(Object.keys(allMachines).toSorted())
})

describe('events to send by hand', () => {
  it('exist for exactly the existing machines', () => {
    expect(Object.keys(sampleEvents).toSorted()).toEqual(Object.keys(allMachines).toSorted())
  })

  it.each(Object.entries(allMachines))('include every event of %s', (id, machine) => {
    const types = machine.events.filter((type) => !type.startsWith('xstate.'))
    expect([...new Set(sampleEvents[id]?.map(({ type }) => type))].toSorted()).toEqual(types.toSorted())
  })
})
