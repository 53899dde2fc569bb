import type { LegalDocument } from '../types.ts'
import { agb } from './agb.ts'
import { accessibilityStatement } from './barrierefreiheit.ts'
import { datenschutz } from './datenschutz.ts'
import { impressum } from './impressum.ts'

/** All legal pages, for what looks at them together; each knows its own path. A page fetches its own alone. */
export const legalDocuments: readonly LegalDocument[] = [impressum, agb, datenschutz, accessibilityStatement]
