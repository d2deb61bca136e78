/** Declarations of a report of `npm run api`, by the name of the interface or type. */
function declarationsOf(report: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const declaration of report.split(/\n\n|```\w*\n/).map((part) => part.trim())) {
    const [, name] = /^(?:interface|type) (\w+)/.exec(declaration) ?? []
    if (name) found.set(name, declaration)
  }
  return found
}

/**
 * What the types of a component's props are made of, as far as the package declares it: `SelectOption` of
 * `readonly SelectOption<Value>[]`, and what that names in turn. A table of props has the names alone.
 */
export function namedTypes(types: readonly string[], report: string): readonly string[] {
  const declarations = declarationsOf(report)
  const named = new Set<string>()
  const visit = (type: string) => {
    for (const [name] of type.matchAll(/\b[A-Z]\w+\b/g)) {
      const declaration = declarations.get(name)
      if (declaration === undefined || named.has(name)) continue
      named.add(name)
      visit(declaration)
    }
  }
  for (const type of types) visit(type)
  return [...named].flatMap((name) => declarations.get(name) ?? [])
}
