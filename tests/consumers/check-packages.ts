import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { problemsOfTarball } from "./package-contents.ts"
import { type PackageName, packPackages, root, run, tarballOf } from "./packages.ts"
import { weigh } from "./weigh.ts"

/** Style sheets have no types to be wrong about. */
const styleSheets: ReadonlyArray<readonly [name: PackageName, paths: readonly string[]]> = [
  ["themes", ["themes.css", "themes/*.css", "tailwind.css"]],
  ["design-system", ["styles.css", "standalone.css"]],
  ["kernel", []],
  ["betting", []],
  ["gamba", []],
  ["fairness", ["styles.css"]],
]

// What a registry would receive, looked at by publint, by are-the-types-wrong and by ourselves.
await packPackages()
for (const [name, paths] of styleSheets) {
  const tarball = await tarballOf(name)
  await run(root, "npx", "publint", "run", tarball, "--strict")
  const withoutTypes = paths.length > 0 ? ["--exclude-entrypoints", ...paths] : []
  await run(root, "npx", "attw", tarball, "--profile", "esm-only", ...withoutTypes)
  const problems = await problemsOfTarball(name)
  if (problems.length > 0) throw new Error(`The tarball of ${name}:\n${problems.join("\n")}`)
}

const scripts = {
  Button: "{ Button }",
  BetInput: "{ BetInput }",
  Dialog: "{ Dialog, DialogContent, DialogTrigger }",
  Table: "{ Table }",
  everything: "*",
}
const sheets = {
  "one theme": "themes/css/themes/arctic.gen.css",
  "thirteen themes": "themes/css/themes.gen.css",
  "standalone.css": "design-system/dist/standalone.css",
}
const line = (name: string, bytes: number) => process.stdout.write(`${name}: ${(bytes / 1000).toFixed(1)} kB\n`)

process.stdout.write("Compressed with brotli, scripts without React, each with all else that it needs:\n")
for (const [name, names] of Object.entries(scripts)) line(name, await weigh(names))
for (const [name, path] of Object.entries(sheets)) {
  line(name, brotliCompressSync(await readFile(join(root, path))).length)
}
