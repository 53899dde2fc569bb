import type { KeyboardEvent } from 'react'

/**
 * Whether a key press is an Enter that ends the input in a field. Enter may also confirm a character in an input method editor, as in
 * Japanese. Safari reports such an Enter after the composition has ended, but with the key code 229. AltGr types characters.
 */
export function endsInput({ key, keyCode, altKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !nativeEvent.isComposing && keyCode !== 229 && !altKey
}
