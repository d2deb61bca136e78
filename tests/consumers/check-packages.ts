import { type PackageName, packPackages, root, run, tarballOf } from "./packages.ts"
import { weigh } from "./weigh.ts"

/** Style sheets have no types to be wrong about. */
const styleSheets: ReadonlyArray<readonly [name: PackageName, paths: readonly string[]]> = [
  ["themes", ["themes.css", "themes/*.css", "tailwind.css"]],
  ["design-system", ["styles.css", "standalone.css"]],
  ["fairness", ["styles.css"]],
]

// What a registry would receive, looked at by publint and are-the-types-wrong.
await packPackages()
for (const [name, paths] of styleSheets) {
  const tarball = await tarballOf(name)
  await run(root, "npx", "publint", "run", tarball, "--strict")
  await run(root, "npx", "attw", tarball, "--profile", "esm-only", "--exclude-entrypoints", ...paths)
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const [button, everything] = [await weigh("{ Button }"), await weigh("*")]
process.stdout.write(`Button alone ${kilobytes(button)}, everything ${kilobytes(everything)}: brotli, without React\n`)
