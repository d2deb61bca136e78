/** The code of an error dialog: four characters that follow from the message of the error, or from the text, alone. */
export function dialogCode(failure: unknown): string {
  const text = failure instanceof Error ? failure.message : String(failure)
  const codes = 36 ** 4
  let hash = 0
  for (let index = 0; index < text.length; index++) hash = (hash * 31 + text.charCodeAt(index)) % codes
  return hash.toString(36).toUpperCase().padStart(4, "0")
}
