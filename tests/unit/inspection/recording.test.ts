import { describe, expect, it } from 'vitest'
import { hashOf, machineIdOf, parseRecording, serializeRecording } from '../../../src/inspection/recording.ts'
import type { Recording } from '../../../src/inspection/recording.ts'

const recording: Recording = {
  randomState: 1,
  endMs: 300,
  entries: [
    {
      atMs: 0,
      actor: 'code-reveal#1',
      kind: 'start',
      event: { type: 'xstate.init' },
      input: { reducedMotion: false },
      value: 'revealing',
      contextHash: 1,
    },
    { atMs: 150, actor: 'code-reveal#1', kind: 'own', event: { type: 'xstate.after.line' }, value: 'revealing', contextHash: 2 },
    { atMs: 300, actor: 'code-reveal#1', kind: 'own', event: { type: 'xstate.after.line' }, value: { revealing: 'held' }, contextHash: 3 },
  ],
}

/** The file of the recording above with one field of one entry changed. */
function damaged(index: number, change: object): string {
  const file = JSON.parse(serializeRecording(recording)) as { entries: object[] }
  file.entries[index] = { ...file.entries[index], ...change }
  return JSON.stringify(file)
}

describe('a recording as a file', () => {
  it('is one line an entry, without what an entry shares with the one before', () => {
    expect(serializeRecording(recording).split('\n')).toEqual([
      '{"format":"drei-tage.recording","version":1,"randomState":1,"endMs":300,"entries":[',
      '{"atMs":0,"actor":"code-reveal#1","kind":"start","event":{"type":"xstate.init"},"input":{"reducedMotion":false},"value":"revealing","contextHash":1},',
      '{"atMs":150,"actor":"code-reveal#1","kind":"own","event":{"type":"xstate.after.line"},"contextHash":2},',
      '{"atMs":300,"actor":"code-reveal#1","kind":"own","value":{"revealing":"held"},"contextHash":3}',
      ']}',
      '',
    ])
  })

  it('reads back what was written, an empty session too', () => {
    expect(parseRecording(serializeRecording(recording))).toEqual(recording)
    const empty = { randomState: 9, endMs: 0, entries: [] }
    expect(parseRecording(serializeRecording(empty))).toEqual(empty)
  })

  it.each([
    ['no JSON', '{', 'not JSON'],
    ['something else', '{"format":"har"}', 'no recording of this site'],
    ['an array', '[]', 'no recording of this site'],
    ['another version', '{"format":"drei-tage.recording","version":2}', 'version 2 cannot be read'],
    ['a file without an end', '{"format":"drei-tage.recording","version":1,"randomState":1,"entries":[]}', 'endMs or entries are missing'],
    ['a half random state', '{"format":"drei-tage.recording","version":1,"randomState":0.5,"endMs":0,"entries":[]}', 'randomState'],
    ['an entry without a time', damaged(1, { atMs: 'soon' }), 'entry 1 is damaged, it has no time'],
    ['a time before the one in front', damaged(2, { atMs: 149 }), 'entry 2 is damaged, it lies before'],
    ['a time behind the end', damaged(2, { atMs: 301 }), 'entry 2 is damaged, it lies behind the end'],
    ['an entry without an actor', damaged(1, { actor: 'faq' }), 'entry 1 is damaged, it names no actor'],
    ['an unknown kind', damaged(1, { kind: 'odd' }), "entry 1 is damaged, 'odd' is no kind"],
    ['an actor that starts twice', damaged(1, { kind: 'start' }), 'must start first, and once'],
    ['an actor that never starts', damaged(0, { kind: 'sent' }), 'must start first, and once'],
    ['an entry without a hash', damaged(1, { contextHash: null }), 'it has no contextHash'],
    ['an event without a type', damaged(1, { event: {} }), 'it has no event'],
    ['a state that is none', damaged(0, { value: 7 }), 'it has no state'],
    [
      'an entry that is no object',
      JSON.stringify({ ...JSON.parse(serializeRecording(recording)), entries: [null] }),
      'entry 0 is damaged, it is no object',
    ],
  ])('says what is wrong with %s', (_, text, message) => {
    expect(() => parseRecording(text)).toThrow(message)
  })
})

describe('names and hashes', () => {
  it('extracts the machine from an actor name, and nothing from any other text', () => {
    expect(machineIdOf('code-reveal#12')).toBe('code-reveal')
    expect(machineIdOf('code-reveal')).toBe('')
  })

  it('hashes equal values equally, and unequal ones as FNV-1a has it', () => {
    expect(hashOf({ a: [1] })).toBe(hashOf({ a: [1] }))
    expect(hashOf('')).not.toBe(hashOf(null))
    // The published value of FNV-1a for '1'.
    expect(hashOf(1)).toBe(0x340ca71c)
    expect(hashOf(undefined)).toBe(0x811c9dc5)
  })
})
