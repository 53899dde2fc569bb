import styled from '@emotion/styled'
import { inputStyles, labelStyles, messageStyles, selectStyles } from './Field.styles.ts'

/** The label of a field, above it or around it. */
export const FieldLabel = styled('label')(labelStyles)

/** A text field, drawn as a line to write on. With `aria-invalid` the line is heavier and in the accent colour. */
export const Input = styled('input')(inputStyles)

/**
 * Attributes of a field for an e-mail or web address. Not the types `email` and `url`, with which browsers change what was typed: Chromium
 * turns `straße.de` into `strasse.de`, which is another domain.
 */
export const TYPED_ADDRESS = { type: 'text', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/** A drop-down list that looks like `Input`, with a chevron. */
export const Select = styled('select')(selectStyles)

/** The text of a message as it will be sent. */
export const MessageText = styled('pre')(messageStyles)
