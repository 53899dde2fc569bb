import { agb } from './agb.ts'
import { accessibilityStatement } from './barrierefreiheit.ts'
import { datenschutz } from './datenschutz.ts'
import { impressum } from './impressum.ts'

/** The words that the page adds around every legal text. */
export const legal = { contents: 'Auf dieser Seite', status: 'Stand:' } as const

/** All legal documents. */
export const legalDocuments = [impressum, agb, datenschutz, accessibilityStatement]
