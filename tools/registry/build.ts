import { execFile } from "node:child_process"
import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import * as v from "valibot"
import { readComponents, readRecipes, readStyleSheets } from "./components"
import { buildRegistry, recipePackages } from "./registry"

const manifest = v.object({ dependencies: v.record(v.string(), v.string()) })

const execute = promisify(execFile)

/** Builds the themes and packs them beside the items. */
async function packThemes(output: string) {
  await execute("npx", ["tsdown", "--logLevel", "error"], { cwd: "themes" })
  await execute("npm", ["pack", "--pack-destination", join(process.cwd(), output)], { cwd: "themes" })
}

/** `build.ts [base url]`: writes dist/registry; the address is where those files will be served. */
async function main() {
  const output = "dist/registry"
  const baseUrl = (process.argv[2] ?? "http://localhost:6006/registry").replace(/\/$/, "")
  const { dependencies } = v.parse(manifest, JSON.parse(await readFile("design-system/package.json", "utf8")))
  const source = join(process.cwd(), "design-system/src")
  const [components, styleSheets] = [await readComponents(source), await readStyleSheets(source)]
  const recipes = await readRecipes(join(process.cwd(), "tests/consumers/wallet-sources"), "wallet")
  const versions = { ...recipePackages, ...dependencies }
  const { registry, items } = buildRegistry([...components, ...recipes], styleSheets, { baseUrl, versions })
  const write = (name: string, value: unknown) => writeFile(join(output, name), `${JSON.stringify(value, null, 2)}\n`)
  await rm(output, { recursive: true, force: true })
  await mkdir(output, { recursive: true })
  await packThemes(output)
  await write("registry.json", registry)
  for (const item of items) await write(`${item.name}.json`, item)
  console.log(`${items.length} items in ${output}, to be served at ${baseUrl}`)
}

await main()
