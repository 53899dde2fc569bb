import type { KeyboardEvent } from 'react'

/**
 * Whether a key press is an Enter that ends the input in a field. Enter may also confirm a character in an input method editor, as in
 * Japanese. Safari reports such an Enter after the composition has ended, but with the key code 229. AltGr types characters. A key that is
 * held down ends the input once.
 */
export function endsInput({ key, keyCode, altKey, repeat, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !repeat && !nativeEvent.isComposing && keyCode !== 229 && !altKey
}
