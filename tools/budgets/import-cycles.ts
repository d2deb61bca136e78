/**
 * Files that wait for each other, each group once. Whichever of them runs first finds nothing in what it imports, so a
 * build with such a group may not start at all.
 */
export function importCycles(imports: ReadonlyMap<string, readonly string[]>): readonly string[][] {
  const reaches = new Map([...imports.keys()].map((file) => [file, reachable(imports, file)]))
  const cycles = new Map<string, string[]>()
  for (const [file, reached] of reaches) {
    if (!reached.has(file)) continue
    const group = [...reached].filter((other) => reaches.get(other)?.has(file)).sort()
    cycles.set(group.join(), group)
  }
  return [...cycles.values()]
}

function reachable(imports: ReadonlyMap<string, readonly string[]>, from: string): ReadonlySet<string> {
  const seen = new Set<string>()
  const waiting = [...(imports.get(from) ?? [])]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    waiting.push(...(imports.get(file) ?? []))
  }
  return seen
}

/** The files beside it that a built file imports before it runs; what it imports later is not among them. */
export const importsOf = (code: string): readonly string[] =>
  Array.from(
    code.matchAll(/(?:^|[;}\n])\s*import(?:[\w${},*\s]*from)?\s*["']\.\/([^"']+\.js)["']/g),
    ([, file = ""]) => file,
  )
