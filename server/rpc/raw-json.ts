const [quote, backslash, comma, colon] = ['"', "\\", ",", ":"].map((mark) => mark.charCodeAt(0))
const [openObject, closeObject, openList, closeList] = ["{", "}", "[", "]"].map((mark) => mark.charCodeAt(0))
const isSpace = (code: number) => code === 32 || (code >= 9 && code <= 13)

function endOf(text: string, begin: number): number {
  let depth = 0
  for (let at = begin; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) at = endOfText(text, at)
    else if (code === openObject || code === openList) depth += 1
    else if (code === closeObject || code === closeList || code === comma) {
      if (depth === 0) return at
      if (code !== comma) depth -= 1
    }
  }
  throw new SyntaxError("The JSON ends early.")
}

/** The place of the closing mark. */
function endOfText(text: string, begin: number): number {
  for (let at = text.indexOf('"', begin + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let escapes = 0
    while (text.charCodeAt(at - 1 - escapes) === backslash) escapes += 1
    if (escapes % 2 === 0) return at
  }
  throw new SyntaxError("The JSON ends early.")
}

/** Each part between these brackets, from where it begins to where it ends. */
function parts(text: string, open: number | undefined, close: number | undefined): string[] {
  const skip = (from: number) => {
    let at = from
    while (isSpace(text.charCodeAt(at))) at += 1
    return at
  }
  let at = skip(0)
  if (text.charCodeAt(at) !== open) throw new SyntaxError("The JSON has another form.")
  const found: string[] = []
  at = skip(at + 1)
  while (text.charCodeAt(at) !== close) {
    const end = endOf(text, at)
    const part = text.slice(at, end).trim()
    if (part === "") throw new SyntaxError("The JSON has an empty part.")
    found.push(part)
    at = end
    if (text.charCodeAt(at) !== comma) break
    at = skip(at + 1)
    if (text.charCodeAt(at) === close) throw new SyntaxError("The JSON has an empty part.")
  }
  if (text.charCodeAt(at) !== close || skip(at + 1) !== text.length) throw new SyntaxError("The JSON has another form.")
  return found
}

// Parts of a JSON text as they are written: what a node answers may have megabytes, which nobody here looks at.

/** The last of those with one name. @throws SyntaxError for what is no object. */
export const membersOf = (text: string): Map<string, string> =>
  new Map(
    parts(text, openObject, closeObject).map((part) => {
      if (part.charCodeAt(0) !== quote) throw new SyntaxError("The JSON has a member without a name.")
      const end = endOfText(part, 0) + 1
      const value = part.slice(end).trimStart()
      if (value.charCodeAt(0) !== colon) throw new SyntaxError("The JSON has a member without a value.")
      return [String(JSON.parse(part.slice(0, end))), value.slice(1).trimStart()]
    }),
  )

/** @throws SyntaxError for what is no list. */
export const elementsOf = (text: string): string[] => parts(text, openList, closeList)
