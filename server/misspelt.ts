/** Shorter names resemble those of other programs by accident. */
const shortest = 6

/** Names of the environment that are none of ours, each with the setting from which it differs by one character. */
export function misspelt(names: readonly string[], settings: readonly string[]): [name: string, meant: string][] {
  const known = new Set(settings)
  return names.flatMap((name) => {
    if (name.length < shortest || known.has(name)) return []
    const meant = settings.find((setting) => setting.length >= shortest && differByOne(name, setting))
    return meant === undefined ? [] : [[name, meant] satisfies [string, string]]
  })
}

/** One character was added, left out or replaced, or two neighbours were exchanged. */
function differByOne(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [rest, otherRest] = [one.slice(start), other.slice(start)]
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0])
  )
}
