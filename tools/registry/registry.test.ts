import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import * as v from "valibot"
import { describe, expect, test } from "vitest"
import { importsOf, readComponents, readRecipes, readStyleSheets } from "./components"
import { buildRegistry, recipePackages, themesTarball } from "./registry"

const root = new URL("../../design-system/", import.meta.url)
const { dependencies } = JSON.parse(readFileSync(new URL("package.json", root), "utf8"))
const source = fileURLToPath(new URL("src", root))
const [components, styleSheets] = [await readComponents(source), await readStyleSheets(source)]
const recipes = await readRecipes(
  fileURLToPath(new URL("../../tests/consumers/wallet-sources", import.meta.url)),
  "wallet",
)
const baseUrl = "https://registry.example"
const { registry, items } = buildRegistry([...components, ...recipes], styleSheets, {
  baseUrl,
  versions: { ...recipePackages, ...dependencies },
})

/** What the published schema demands of an item, as far as ours use it. */
const itemSchema = v.strictObject({
  $schema: v.literal("https://ui.shadcn.com/schema/registry-item.json"),
  name: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  type: v.picklist(["registry:ui", "registry:lib", "registry:theme"]),
  title: v.pipe(v.string(), v.minLength(1)),
  description: v.pipe(v.string(), v.minLength(1)),
  dependencies: v.array(
    v.pipe(v.string(), v.regex(/^(@[\w-]+\/)?[\w-]+@(https:\/\/[\w./-]+-)?\d+\.\d+\.\d+(\.tgz)?$/)),
  ),
  registryDependencies: v.array(v.pipe(v.string(), v.url())),
  files: v.array(
    v.strictObject({
      path: v.string(),
      type: v.literal("registry:file"),
      target: v.pipe(v.string(), v.regex(/^components\/dghrt\/[\w/.-]+$/)),
      content: v.pipe(v.string(), v.minLength(1)),
    }),
  ),
  css: v.optional(v.record(v.string(), v.object({}))),
  docs: v.optional(v.string()),
})

const itemNamed = (name: string) => {
  const item = items.find((candidate) => candidate.name === name)
  if (item === undefined) throw new Error(`The registry has no ${name}`)
  return item
}

describe.each(items.map((item) => [item.name, item] as const))("%s", (_, item) => {
  test("is an item as the schema describes it", () => {
    expect(v.safeParse(itemSchema, item).issues).toBeUndefined()
  })

  test("names only items that exist", () => {
    const known = items.map(({ name }) => `${baseUrl}/${name}.json`)
    expect(known).toEqual(expect.arrayContaining([...item.registryDependencies]))
  })
})

test("the index lists every item once, without file contents", () => {
  expect(registry.items.map(({ name }) => name)).toEqual(items.map(({ name }) => name))
  expect(new Set(items.map(({ name }) => name)).size).toBe(items.length)
  expect(JSON.stringify(registry)).not.toContain('"content"')
})

test("a bet input brings its limits, its field and its helpers, and no story or test", () => {
  const { files, registryDependencies, dependencies } = itemNamed("dghrt-bet-input")
  expect(files.map(({ path }) => path)).toEqual([
    "bet-input/amount-entry.ts",
    "bet-input/bet-input-words.ts",
    "bet-input/bet-input.tsx",
    "bet-input/limits.ts",
    "bet-input/refused-text.ts",
    "bet-input/use-stake-entry.ts",
  ])
  expect(registryDependencies).toEqual(
    ["dghrt-style", "dghrt-field", "dghrt-hooks", "dghrt-lib"].map((name) => `${baseUrl}/${name}.json`),
  )
  expect(dependencies.some((dependency) => dependency.startsWith("react@"))).toBe(false)
})

test("a wallet source brings the wallet views, and imports them where they are copied to", () => {
  const { files, registryDependencies, dependencies: packages } = itemNamed("dghrt-wallet-adapter-source")
  expect(registryDependencies).toContain(`${baseUrl}/dghrt-wallet.json`)
  expect(packages).toEqual(["@solana/wallet-adapter-base@0.9.28", "@solana/wallet-adapter-react@0.15.40"])
  expect(files.map(({ target }) => target)).toEqual(["components/dghrt/wallet/wallet-adapter-source.ts"])
  expect(files[0]?.content).toContain('from "../wallet/index"')
})

test("the wallet views bring no wallet library", () => {
  expect(itemNamed("dghrt-wallet").dependencies.join()).not.toMatch(/wallet|solana/)
})

test("lists every package a component imports, at the version the design system declares", () => {
  expect(itemNamed("dghrt-dialog").dependencies).toContain(`radix-ui@${dependencies["radix-ui"]}`)
})

test("the package of the themes comes from beside the items, since no npm registry has it", () => {
  const tarball = `@dghrt/themes@${baseUrl}/${themesTarball(dependencies["@dghrt/themes"])}`
  expect(itemNamed("dghrt-style").dependencies).toEqual([tarball])
  expect(itemNamed("dghrt-hooks").dependencies).toContain(tarball)
})

test("the themes come with the style item", () => {
  expect(Object.keys(itemNamed("dghrt-style").css ?? {})).toContain('@import "@dghrt/themes/themes.css"')
})

test("so does every style sheet that another one imports from beside it", () => {
  const { files } = itemNamed("dghrt-style")
  const imported = files.flatMap(({ content = "" }) =>
    [...content.matchAll(/@import "\.\/([^"]+)"/g)].map(([, path]) => path),
  )
  expect(imported).not.toHaveLength(0)
  expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(["styles.css", ...imported]))
})

test("imports are read whether static, for types, or lazy", () => {
  const source = `import { a } from "a"\nimport type { B } from "../b"\nexport { c } from "./c"\nconst d = () => import("./d")\n`
  expect(importsOf(source)).toEqual(["a", "../b", "./c", "./d"])
})

test("copied components import each other without an ending, which most apps do not compile", () => {
  const specifiers = components.flatMap(({ files }) => files.flatMap(({ content }) => importsOf(content)))
  expect(specifiers.filter((specifier) => /\.tsx?$/.test(specifier))).toEqual([])
})

test("an undeclared package is refused by name", () => {
  const stray = { name: "stray", files: [], packages: ["left-pad"], folders: [] }
  expect(() => buildRegistry([stray], [], { baseUrl, versions: dependencies })).toThrow("stray imports left-pad")
})
