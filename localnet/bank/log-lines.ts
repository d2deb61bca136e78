const mostRemembered = 20_000
const remembered = new Map<string, string>()

/** The same lines come again with every bet; the history keeps one copy of each. Event data is never the same. */
export function shareLines(lines: readonly string[]): string[] {
  return lines.map((line) => (line.startsWith("Program data: ") ? line : shared(line)))
}

function shared(line: string): string {
  const known = remembered.get(line)
  if (known !== undefined) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(line, line)
  return line
}
