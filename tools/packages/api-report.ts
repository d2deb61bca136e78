import { dirname, join, relative } from "node:path"
import ts from "typescript"

export interface PackageEntry {
  /** As it is imported: "@dghrt/themes/contrast". */
  readonly specifier: string
  /** Source file, from the root of the repository. */
  readonly source: string
}

const options = (root: string): ts.CompilerOptions => {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile)
  return { ...ts.convertCompilerOptionsFromJson(config.compilerOptions, root).options, noEmit: false }
}

/** Declarations of the entries and of all they import from the same folder, by absolute path. */
function declarations(root: string, entries: readonly PackageEntry[]): ReadonlyMap<string, string> {
  const emitted = new Map<string, string>()
  const names = entries.map(({ source }) => join(root, source))
  const settings = { ...options(root), declaration: true, emitDeclarationOnly: true, allowImportingTsExtensions: false }
  ts.createProgram(names, settings).emit(undefined, (path, text) => emitted.set(path, text))
  return emitted
}

function programOver(root: string, files: ReadonlyMap<string, string>) {
  const settings = { ...options(root), noEmit: true, allowImportingTsExtensions: false }
  const host = ts.createCompilerHost(settings)
  const read = host.getSourceFile.bind(host)
  return ts.createProgram([...files.keys()], settings, {
    ...host,
    fileExists: (path) => files.has(path) || host.fileExists(path),
    readFile: (path) => files.get(path) ?? host.readFile(path),
    getSourceFile: (path, version) => {
      const text = files.get(path)
      return text === undefined ? read(path, version) : ts.createSourceFile(path, text, version, true)
    },
    // A declaration stands beside its source, which would be found first.
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => {
        const base = join(dirname(from), text.replace(/\.(tsx?|js)$/, ""))
        const own = [`${base}.d.ts`, join(base, "index.d.ts")].find((path) => text.startsWith(".") && files.has(path))
        return own === undefined
          ? ts.resolveModuleName(text, from, settings, host)
          : { resolvedModule: { resolvedFileName: own, extension: ts.Extension.Dts } }
      }),
  })
}

const printer = ts.createPrinter({ removeComments: true })

/** A variable's statement says `const`, its declaration does not. */
const statementOf = (node: ts.Declaration): ts.Node =>
  ts.isVariableDeclaration(node) && ts.isVariableStatement(node.parent.parent) ? node.parent.parent : node

const print = (node: ts.Node) =>
  printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/^(export )?(declare )?/, "")
    .trim()

/**
 * The public API as text: each exported name with its declaration, then the types that these use without exporting them.
 * api-extractor does the same for one rolled-up file per entry; it needs a build first and its own compiler, which lags
 * behind ours.
 */
export function apiReport(root: string, name: string, entries: readonly PackageEntry[]): string {
  const files = declarations(root, entries)
  const program = programOver(root, files)
  const checker = program.getTypeChecker()
  const real = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)
  const own = (symbol: ts.Symbol) =>
    (symbol.declarations ?? []).filter((node) => files.has(node.getSourceFile().fileName)).map(statementOf)
  const hidden = new Map<ts.Symbol, string>()
  const shown = new Set<ts.Symbol>()

  function collect(node: ts.Node) {
    if (ts.isIdentifier(node)) {
      const found = checker.getSymbolAtLocation(node)
      const symbol = found && real(found)
      const nodes = symbol ? own(symbol).filter((declared) => ts.isSourceFile(declared.parent)) : []
      if (symbol && nodes.length > 0 && !shown.has(symbol) && !hidden.has(symbol)) {
        hidden.set(symbol, nodes.map(print).join("\n"))
        for (const declared of nodes) collect(declared)
      }
    }
    ts.forEachChild(node, collect)
  }

  const sections = entries.map(({ specifier, source }) => {
    const file = program.getSourceFile(join(root, source.replace(/\.tsx?$/, ".d.ts")))
    const module = file && checker.getSymbolAtLocation(file)
    if (!module) throw new Error(`${source} of ${specifier} exports nothing`)
    const exported = checker.getExportsOfModule(module).map((symbol) => ({ name: symbol.name, symbol: real(symbol) }))
    for (const { symbol } of exported) shown.add(symbol)
    const byName = exported.sort((a, b) => (a.name < b.name ? -1 : 1))
    return { specifier, lines: byName.map((each) => ({ ...each, nodes: own(each.symbol) })) }
  })
  for (const { lines } of sections) for (const { nodes } of lines) for (const node of nodes) collect(node)

  const text = sections.map(
    ({ specifier, lines }) =>
      `## ${specifier}\n\n\`\`\`ts\n${lines.map(({ nodes, name: as }) => nodes.map(print).join("\n") || as).join("\n\n")}\n\`\`\`\n`,
  )
  const rest = [...hidden.values()].sort()
  const used = rest.length === 0 ? "" : `\n## Used, but not exported\n\n\`\`\`ts\n${rest.join("\n\n")}\n\`\`\`\n`
  return `# API of ${name}\n\nGenerated by \`npm run api -- --write\`. A change here is announced in CHANGELOG.md.\n\n${text.join("\n")}${used}`
}

/** Entries of a package.json that have TypeScript source. */
export const entriesOf = (
  root: string,
  folder: string,
  name: string,
  exports: Readonly<Record<string, unknown>>,
): PackageEntry[] =>
  Object.entries(exports).flatMap(([path, target]) => {
    const source = typeof target === "object" && target !== null && "source" in target ? target.source : null
    if (typeof source !== "string") return []
    return [{ specifier: join(name, path), source: relative(root, join(root, folder, source)) }]
  })
