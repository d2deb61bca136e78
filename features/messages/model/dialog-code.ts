/** The code of an error dialog: four characters that follow from the error's text alone. */
export function dialogCode(text: string): string {
  const most = 36 ** 4
  let hash = 0
  for (let index = 0; index < text.length; index++) hash = (hash * 31 + text.charCodeAt(index)) % most
  return hash.toString(36).toUpperCase().padStart(4, "0")
}
