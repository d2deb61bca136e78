import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join, posix } from "node:path"
import * as v from "valibot"
import { type PackageName, root, run, tarballOf, workspaces } from "./packages.ts"

const manifestSchema = v.object({
  license: v.literal("MIT"),
  repository: v.object({
    url: v.pipe(v.string(), v.regex(/^git\+https:\/\/.+\.git$/)),
    directory: v.string(),
  }),
  homepage: v.pipe(v.string(), v.url()),
  bugs: v.pipe(v.string(), v.url()),
})
const peersSchema = v.object({
  peerDependencies: v.object({ tailwindcss: v.string() }),
  peerDependenciesMeta: v.object({ tailwindcss: v.object({ optional: v.literal(true) }) }),
})
const mapSchema = v.object({ sources: v.pipe(v.array(v.string()), v.minLength(1)) })

/** What makes a file one of the browser: React, or what renders with it. */
const usesReact = /^import .* from "(react|react-dom|react\/jsx-runtime|radix-ui|lucide-react)";$/m
/** An index has no code of its own to map. */
const onlyPassesOn = /^(("use client"|(import|export) .*);\s*)*$/

const unpacked = async (name: PackageName, folder: string) => {
  await run(root, "tar", "-xzf", await tarballOf(name), "-C", folder)
  const files = await readdir(join(folder, "package"), { recursive: true })
  const text = (path: string) => readFile(join(folder, "package", path), "utf8")
  return { files: files.map((path) => path.replaceAll("\\", "/")), text }
}

/** Scripts that have no source map, whose map names a source that is not packed, or that use React without saying so. */
async function problemsOfScripts(files: readonly string[], text: (path: string) => Promise<string>): Promise<string[]> {
  const problems: string[] = []
  for (const path of files.filter((file) => file.startsWith("dist/") && file.endsWith(".js"))) {
    const script = await text(path)
    if (usesReact.test(script) && !script.startsWith('"use client";')) problems.push(`${path} lacks "use client"`)
    if (!files.includes(`${path}.map`)) {
      if (!onlyPassesOn.test(script)) problems.push(`${path} has no source map`)
      continue
    }
    const { sources } = v.parse(mapSchema, JSON.parse(await text(`${path}.map`)))
    for (const source of sources) {
      const packed = posix.normalize(posix.join(dirname(path), source))
      if (!files.includes(packed)) problems.push(`The source map of ${path} names ${packed}, which is not packed`)
    }
  }
  return problems
}

/** What a stranger, a server component, a debugger or a lawyer would miss in the packed file of a workspace. */
export async function problemsOfTarball(name: PackageName): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "tarball-"))
  try {
    const { files, text } = await unpacked(name, folder)
    const problems = ["LICENSE", "README.md", "API.gen.md", "CHANGELOG.md"]
      .filter((path) => !files.includes(path))
      .map((path) => `${path} is not packed`)
    const packageJson: unknown = JSON.parse(await text("package.json"))
    const { repository } = v.parse(manifestSchema, packageJson)
    if (repository.directory !== workspaces[name]) problems.push(`repository.directory is ${repository.directory}`)
    if (name === "themes" || name === "design-system") v.parse(peersSchema, packageJson)
    const fonts = files.filter((path) => path.endsWith(".woff2"))
    const notices = fonts.length > 0 ? await text("css/fonts/LICENSES.txt") : ""
    for (const font of fonts) {
      if (!notices.includes(posix.basename(font))) problems.push(`${font} has no notice in css/fonts/LICENSES.txt`)
    }
    return [...problems, ...(await problemsOfScripts(files, text))]
  } finally {
    await rm(folder, { recursive: true })
  }
}
