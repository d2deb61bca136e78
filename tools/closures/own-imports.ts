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
const notCounted = /^@dghrt\/(design-system|themes)(\/|$)/

/** The file of this repository that an import leads to; undefined for a package of others. */
export function ownFiles(): (specifier: string, from: string) => string | undefined {
  const { workspaces, imports } = v.parse(rootManifest, JSON.parse(readFileSync("package.json", "utf8")))
  const packages = new Map(
    workspaces.map((folder) => {
      const { name, exports } = v.parse(manifest, JSON.parse(readFileSync(`${folder}/package.json`, "utf8")))
      return [name, { folder, exports }] as const
    }),
  )

  /** A name that ends in a star stands for a folder. */
  function ownImport(specifier: string): string | undefined {
    const folder = Object.keys(imports).find((name) => name.endsWith("*") && specifier.startsWith(name.slice(0, -1)))
    return folder === undefined ? imports[specifier] : imports[folder]?.replace("*", specifier.slice(folder.length - 1))
  }

  function pathOf(specifier: string, from: string): string | null {
    if (specifier.startsWith(".")) return join(dirname(from), specifier)
    if (specifier.startsWith("#")) return ownImport(specifier) ?? null
    const [, name = "", path = ""] = /^(@dghrt\/[^/]+)(\/.*)?$/.exec(specifier) ?? []
    const owner = packages.get(name)
    if (!owner) return null
    const parsed = v.safeParse(source, owner.exports[`.${path}`])
    return parsed.success ? join(owner.folder, parsed.output.source) : null
  }
  return (specifier, from) => {
    const path = pathOf(specifier.replace(/\?.*$/, ""), from)
    if (path === null) return undefined
    const candidates = [path, `${path}.ts`, `${path}.tsx`, join(path, "index.ts")].map(normalize)
    return candidates.find((candidate) => /\.\w+$/.test(candidate) && existsSync(candidate))
  }
}

/**
 * Files of this repository that a file imports when it runs; what it imports later, or as a type, is not among them. Behind an entry
 * of a package, which only hands names on, it is the files of the names that are asked for, as in a bundle.
 */
export function ownImports(): (file: string) => readonly string[] {
  const fileOf = ownFiles()
  const known = new Map<string, readonly string[]>()
  const reached = ({ specifier, names }: ModuleImport, from: string): readonly string[] => {
    const file = notCounted.test(specifier) ? undefined : fileOf(specifier, from)
    if (file === undefined || !/\.tsx?$/.test(file)) return []
    const code = readFileSync(file, "utf8")
    if (names === null || !onlyHandsOn(code)) return [file]
    const wanted = new Set(names.values())
    return importsIn(code).flatMap((each) => {
      const asked = each.names && new Map([...each.names].filter(([name]) => wanted.has(name)))
      return asked === null || asked.size > 0 ? reached({ ...each, names: asked }, file) : []
    })
  }
  return (file) => {
    const found = known.get(file) ?? importsIn(readFileSync(file, "utf8")).flatMap((each) => reached(each, file))
    known.set(file, found)
    return found
  }
}

const onlyHandsOn = (code: string) =>
  ts
    .createSourceFile("file.tsx", code, ts.ScriptTarget.Latest)
    .statements.every((statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined)

/** An import, or an export from another file, that is still there when the file runs. */
export interface ModuleImport {
  readonly specifier: string
  /** Each name there by its name here; null when the whole module is taken. */
  readonly names: ReadonlyMap<string, string> | null
  readonly handedOn: boolean
}

const namesOf = (list: ts.NodeArray<ts.ImportSpecifier | ts.ExportSpecifier>) =>
  new Map(
    list
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name, propertyName }) => [name.text, (propertyName ?? name).text]),
  )

/** Names of a list that are all types leave nothing behind. */
const emptied = (names: ReadonlyMap<string, string> | null, list: ts.NodeArray<ts.Node> | undefined) =>
  names?.size === 0 && list !== undefined && list.length > 0

/** What a file imports or hands on when it runs. */
export function importsIn(code: string): readonly ModuleImport[] {
  const { statements } = ts.createSourceFile("file.tsx", code, ts.ScriptTarget.Latest)
  return statements.flatMap((statement): readonly ModuleImport[] => {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const { importClause: clause, moduleSpecifier } = statement
      const list =
        clause?.namedBindings && ts.isNamedImports(clause.namedBindings) ? clause.namedBindings.elements : undefined
      const names = list && !clause?.name ? namesOf(list) : null
      if (clause?.isTypeOnly || emptied(names, list)) return []
      return [{ specifier: moduleSpecifier.text, names, handedOn: false }]
    }
    if (
      ts.isExportDeclaration(statement) &&
      statement.moduleSpecifier &&
      ts.isStringLiteral(statement.moduleSpecifier)
    ) {
      const { exportClause: clause, moduleSpecifier } = statement
      const list = clause && ts.isNamedExports(clause) ? clause.elements : undefined
      const names = list ? namesOf(list) : null
      if (statement.isTypeOnly || emptied(names, list)) return []
      return [{ specifier: moduleSpecifier.text, names, handedOn: true }]
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
