import type { LegalDocument } from '../types.ts'
import { accessibilityStatement } from './accessibility.ts'
import { agb } from './agb.ts'
import { datenschutz } from './datenschutz.ts'
import { impressum } from './impressum.ts'

/** All legal pages; each knows its own path. */
export const legalDocuments: readonly LegalDocument[] = [impressum, agb, datenschutz, accessibilityStatement]
