import type { CopyFeedbackEvent } from './copy-feedback.machine.ts'

export const samples: readonly CopyFeedbackEvent[] = [{ type: 'copy.succeeded' }, { type: 'copy.failed' }, { type: 'share.succeeded' }]
