import { existsSync, readFileSync } from "node:fs"
import { dirname, join, normalize } from "node:path"
import ts from "typescript"
import * as v from "valibot"

const source = v.union([
  v.object({ source: v.string() }),
  v.pipe(
    v.string(),
    v.transform((path) => ({ source: path })),
  ),
])
const manifest = v.object({ name: v.string(), exports: v.optional(v.record(v.string(), v.unknown()), {}) })
const rootManifest = v.object({ workspaces: v.array(v.string()), imports: v.record(v.string(), v.string()) })

/** What a consumer brings along anyway, so that it is not counted. */
const notCounted = /^@dghrt\/(design-system|themes)$/

/** Files of this repository that a file imports when it runs; what it imports later, or as a type, is not among them. */
export function ownImports(): (file: string) => readonly string[] {
  const { workspaces, imports } = v.parse(rootManifest, JSON.parse(readFileSync("package.json", "utf8")))
  const packages = new Map(
    workspaces.map((folder) => {
      const { name, exports } = v.parse(manifest, JSON.parse(readFileSync(`${folder}/package.json`, "utf8")))
      return [name, { folder, exports }] as const
    }),
  )

  function pathOf(specifier: string, from: string): string | null {
    if (specifier.startsWith(".")) return join(dirname(from), specifier)
    if (specifier.startsWith("#")) return imports[specifier] ?? null
    const [, name = "", path = ""] = /^(@dghrt\/[^/]+)(\/.*)?$/.exec(specifier) ?? []
    const owner = packages.get(name)
    if (!owner || notCounted.test(name)) return null
    const parsed = v.safeParse(source, owner.exports[`.${path}`])
    return parsed.success ? join(owner.folder, parsed.output.source) : null
  }
  const fileOf = (path: string) =>
    [path, `${path}.ts`, `${path}.tsx`, join(path, "index.ts")]
      .map(normalize)
      .find((candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate))

  const known = new Map<string, readonly string[]>()
  return (file) => {
    const found =
      known.get(file) ??
      specifiersOf(file).flatMap((specifier) => {
        const path = pathOf(specifier, file)
        return (path === null ? undefined : fileOf(path)) ?? []
      })
    known.set(file, found)
    return found
  }
}

/** Names of a list that are all types leave nothing behind. */
const typesOnly = (names: ts.NodeArray<ts.ImportSpecifier | ts.ExportSpecifier>) =>
  names.length > 0 && names.every(({ isTypeOnly }) => isTypeOnly)

function specifiersOf(file: string): readonly string[] {
  const { statements } = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest)
  return statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const { importClause: clause, moduleSpecifier } = statement
      const names = clause?.namedBindings
      const erased =
        clause !== undefined &&
        (clause.isTypeOnly || (!clause.name && names && ts.isNamedImports(names) && typesOnly(names.elements)))
      return erased ? [] : [moduleSpecifier.text]
    }
    if (
      ts.isExportDeclaration(statement) &&
      statement.moduleSpecifier &&
      ts.isStringLiteral(statement.moduleSpecifier)
    ) {
      const { exportClause: names, moduleSpecifier } = statement
      const erased = statement.isTypeOnly || (names && ts.isNamedExports(names) && typesOnly(names.elements))
      return erased ? [] : [moduleSpecifier.text]
    }
    return []
  })
}

/** A file and every own file that it brings along when it runs. */
export function closureOf(entry: string, importsOf: (file: string) => readonly string[]): readonly string[] {
  const reached = new Set<string>()
  const waiting = [entry]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    waiting.push(...importsOf(file))
  }
  return [...reached].sort()
}
