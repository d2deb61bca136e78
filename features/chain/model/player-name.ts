const nameBytes = 32

/** A name as the chain keeps it: 32 bytes of UTF-8, cut between characters, the rest zero. */
export function encodeName(name: string): Uint8Array {
  const bytes = new Uint8Array(nameBytes)
  let used = 0
  for (const character of readableName(name)) {
    const encoded = new TextEncoder().encode(character)
    if (used + encoded.length > nameBytes) break
    bytes.set(encoded, used)
    used += encoded.length
  }
  return bytes
}

/** The name in these bytes; empty when there is nothing to read. */
export const decodeName = (bytes: Uint8Array): string => readableName(new TextDecoder().decode(bytes))

/** Strangers choose their names: what steers the text's direction or cannot be seen does not reach the page. */
const readableName = (name: string) => name.replaceAll(/[\p{C}\p{Z}\ufffd]+/gu, " ").trim()
