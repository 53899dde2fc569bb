import { agb } from './agb.ts'
import { accessibilityStatement } from './barrierefreiheit.ts'
import { datenschutz } from './datenschutz.ts'
import { impressum } from './impressum.ts'

/** All legal documents. */
export const legalDocuments = [impressum, agb, datenschutz, accessibilityStatement]
