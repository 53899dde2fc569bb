import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { allMachines, sampleEvents } from '#devtools/machines.ts'

it('finds every machine by the name of its folder, which is its id, and its samples', () => {
  const folders = readdirSync('machines', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.machine.ts'))
    .map((file) => file.replaceAll('\\', '/').split('/')[0])
    .toSorted()
  expect(Object.keys(allMachines).toSorted()).toEqual(folders)
  expect(
    Object.values(allMachines)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(folders)
  expect(Object.keys(sampleEvents).toSorted()).toEqual(folders)
})

it.each(Object.entries(allMachines))('has a sample of every event of %s', (id, machine) => {
  const types = machine.events.filter((type) => !type.startsWith('xstate.'))
  expect([...new Set(sampleEvents[id]?.map(({ type }) => type))].toSorted()).toEqual(types.toSorted())
})
