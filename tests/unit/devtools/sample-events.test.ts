import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { allMachines, sampleEvents } from '#devtools/machines.ts'

it('finds every machine by the name of its folder, which is its id', () => {
  const folders = readdirSync('machines', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.machine.ts'))
    .map((file) => file.replaceAll('\\', '/').split('/')[0])
    .toSorted()
  const ids = Object.entries(allMachines).map(([name, { id }]) => `${name} ${id}`)
  expect(ids.toSorted()).toEqual(folders.map((name) => `${name} ${name}`))
})

it('has every event of a machine, with the payloads of its samples', () => {
  const ofFaq = sampleEvents.faq?.map(({ type, index }) => `${type} ${index}`)
  expect(ofFaq).toEqual(['question.opened 0', 'question.opened 1', 'question.closed 1'])
  expect(sampleEvents.typewriter).toEqual([
    { type: 'motion.reduced' },
    { type: 'hold.changed', reason: 'button', held: true },
    { type: 'hold.changed', reason: 'button', held: false },
    { type: 'text.read' },
  ])
})

/**
 * The events of machines, by id, that no file sends. A file may send events to the machines that it names or, if it is among those that
 * serve all machines, to any.
 */
function unsentEvents(events: Readonly<Record<string, readonly string[]>>, files: Readonly<Record<string, string>>): string[] {
  const servesAll = ([name, text]: [string, string]) => /^src\/(?:runtime|start)\//.test(name) && !text.includes('.machine.ts')
  return Object.entries(events).flatMap(([id, types]) => {
    const senders = Object.entries(files).filter((file) => file[1].includes(`#machines/${id}/`) || servesAll(file))
    return types.filter((type) => !senders.some(([, text]) => text.includes(`'${type}'`))).map((type) => `${id}: ${type}`)
  })
}

it('every event of every machine is sent somewhere on the pages', () => {
  expect(unsentEvents({ faq: ['question.opened', 'moved'] }, { a: "#machines/faq/ 'moved'" })).toEqual(['faq: question.opened'])
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /^(?!src\/devtools\/).*\.tsx?$/.test(file))
  const events = Object.fromEntries(Object.entries(sampleEvents).map(([id, samples]) => [id, samples.map(({ type }) => type)]))
  expect(unsentEvents(events, Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])))).toEqual([])
})
