import { packPackages, root, run, tarballOf, workspaces } from "./packages.ts"

/** Style sheets have no types to be wrong about. */
const styleSheets: Readonly<Record<(typeof workspaces)[number], readonly string[]>> = {
  themes: ["themes.css", "tailwind.css"],
  "design-system": ["styles.css"],
}

// What a registry would receive, looked at by publint and are-the-types-wrong.
await packPackages()
for (const name of workspaces) {
  const tarball = await tarballOf(name)
  await run(root, "npx", "publint", "run", tarball, "--strict")
  await run(root, "npx", "attw", tarball, "--profile", "esm-only", "--exclude-entrypoints", ...styleSheets[name])
}
