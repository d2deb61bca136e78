import { readFile, writeFile } from "node:fs/promises"
import * as v from "valibot"
import { apiReport, entriesOf } from "./api-report"

const manifest = v.object({ name: v.string(), exports: v.record(v.string(), v.unknown()) })
const rootManifest = v.object({ workspaces: v.array(v.string()) })

/** `api-main.ts [--write]`: compares each package's API with its API.gen.md, or writes that file. */
async function main() {
  const root = process.cwd()
  const { workspaces } = v.parse(rootManifest, JSON.parse(await readFile("package.json", "utf8")))
  for (const folder of workspaces) {
    const { name, exports } = v.parse(manifest, JSON.parse(await readFile(`${folder}/package.json`, "utf8")))
    const path = `${folder}/API.gen.md`
    const report = apiReport(root, name, entriesOf(root, folder, name, exports))
    if (process.argv.includes("--write")) await writeFile(path, report)
    else if ((await readFile(path, "utf8").catch(() => "")) !== report) {
      console.error(`The API of ${name} differs from ${path}.`)
      console.error(
        "If that is meant, run `npm run api -- --write` and describe the change in the package's CHANGELOG.md.",
      )
      process.exitCode = 1
    }
  }
}

await main()
