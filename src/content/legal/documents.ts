import type { LegalDocument } from '../types.ts'
import { agb } from './agb.ts'
import { accessibilityStatement } from './barrierefreiheit.ts'
import { datenschutz } from './datenschutz.ts'
import { impressum } from './impressum.ts'

/** All legal pages, for code that needs them together; each knows its own path. A page fetches only its own. */
export const legalDocuments: readonly LegalDocument[] = [impressum, agb, datenschutz, accessibilityStatement]
