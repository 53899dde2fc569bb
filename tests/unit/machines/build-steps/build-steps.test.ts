import { expect, it } from 'vitest'
import { BUILD_STEPS, buildStepsMachine } from '#machines/build-steps/build-steps.machine.ts'
import { buildStepsView } from '#machines/build-steps/build-steps.view.ts'
import { startMachine } from '../support.ts'
import { textInputs } from '../texts.ts'

const startBuild = () => startMachine(buildStepsMachine, buildStepsView, { ...textInputs['build-steps'], reducedMotion: false })

const END = {
  state: 'done',
  step: 4,
  elapsedTenths: 30,
  elapsedLabel: '3,0',
  stepProgress: [1, 1, 1, 1, 1],
  steps: Array.from({ length: 5 }, () => ({ 'data-state': 'done' })),
  doneText: 'Fertig in 3,0 Sekunden!',
  readyText: 'Ihre KI-Website ist bereit!',
}

it('has five steps of 0.5, 0.8, 0.6, 0.4 and 0.7 s, and counts tenths of a second', () => {
  const { after, turns, view } = startBuild()

  expect(BUILD_STEPS.map(({ id }) => id)).toEqual(['wireframe', 'design', 'content', 'images', 'finish'])
  expect(BUILD_STEPS.map(({ ticks }) => ticks * 100)).toEqual([500, 800, 600, 400, 700])
  turns(100, { elapsedTenths: 0, elapsedLabel: '0,0' }, { elapsedTenths: 1, elapsedLabel: '0,1' })
  after(800, { stepProgress: [1, 0.5, 0, 0, 0] })
  after(1_200, { elapsedLabel: '2,1', stepProgress: [1, 1, 1, 0.5, 0] })
  const done = { 'data-state': 'done' }
  const current = { 'data-state': 'current', 'aria-current': 'step' }
  expect(view().steps).toEqual([done, done, done, current, { 'data-state': 'ahead' }])
})

it('is done after 3.0 s and announces it', () => {
  const { turns } = startBuild()

  turns(3_000, { state: 'building', step: 4, elapsedLabel: '2,9', doneText: '', readyText: '' }, END)
})
