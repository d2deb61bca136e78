/**
 * Makes a value when it is first asked for, and the same one from then on. For what is slow to make and not always needed,
 * such as a formatter: the first of a page reads the rules of a language, which takes a slow phone a fifteenth of a second.
 */
export function onFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
