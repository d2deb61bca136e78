import { readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import ts from "typescript"
import { expect, test } from "vitest"

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(ending))
    .map((path) => join(folder, path))

/** What a page of the Storybook offers to copy, by its page. Only whole files: a guide also shows single elements. */
function examples(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const path of filesIn("design-system/src", ".stories.tsx")) {
    const [, code] = /^ {4}example: `\n([\s\S]*?)`,$/m.exec(readFileSync(path, "utf8")) ?? []
    if (code) found.set(basename(path, ".stories.tsx"), code.replace(/\\([`$\\])/g, "$1"))
  }
  for (const path of filesIn("stories/guides", ".mdx"))
    for (const [index, [, code = ""]] of [...readFileSync(path, "utf8").matchAll(/```tsx?\n([\s\S]*?)```/g)].entries())
      if (code.startsWith("import ")) found.set(`${basename(path, ".mdx")}-${index}`, code)
  return found
}

/** Beside what it imports: one a file to copy from the registry, the guide to a new component its neighbours. */
const folderOf = (code: string) =>
  join(process.cwd(), code.includes('from "../lib/') ? "design-system/src/kbd" : "tests/consumers/wallet-sources")

/** What the compiler finds wrong, as if each example were a file of an app. */
function faultsOf(files: ReadonlyMap<string, string>): readonly string[] {
  const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, process.cwd())
  const host = ts.createCompilerHost(options)
  const readSource = host.getSourceFile.bind(host)
  const texts = new Map([...files].map(([name, text]) => [join(folderOf(text), `${name}.example.tsx`), text]))
  const program = ts.createProgram([...texts.keys()], options, {
    ...host,
    fileExists: (path) => texts.has(path) || host.fileExists(path),
    getSourceFile: (path, version) => {
      const text = texts.get(path)
      return text === undefined ? readSource(path, version) : ts.createSourceFile(path, text, version, true)
    },
  })
  return [...texts.keys()].flatMap((path) => {
    const source = program.getSourceFile(path)
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => `${basename(path, ".example.tsx")}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`,
    )
  })
}

test("an example on a documentation page is a file that compiles as it was copied", { timeout: 120_000 }, () => {
  const all = examples()
  expect(all.size).toBeGreaterThan(60)
  expect(faultsOf(all)).toEqual([])
})
