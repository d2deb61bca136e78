const composingKeyCode = 229

/**
 * Whether a key press belongs to an input method (Chinese, Japanese …): it chooses a word, it does not send or switch.
 * Safari ends the composition before the press that ended it, which only its key code then shows.
 */
export const isComposing = ({ isComposing, keyCode }: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean =>
  isComposing || keyCode === composingKeyCode

/** An Escape that closes something, and not one that ends the word of an input method. */
export const isEscape = (event: Pick<KeyboardEvent, "key" | "isComposing" | "keyCode">): boolean =>
  event.key === "Escape" && !isComposing(event)
