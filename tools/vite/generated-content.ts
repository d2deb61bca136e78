import { readFileSync } from "node:fs"
import type { Plugin } from "vite"
import { forPlayers, parseChangelog } from "../../features/static-pages/model/changelog.ts"
import type { Dependency } from "../../features/static-pages/model/dependencies"

const prefix = "virtual:"

const content: Readonly<Record<string, () => string>> = {
  releases: () =>
    `export const releases = ${JSON.stringify(forPlayers(parseChangelog(readFileSync("CHANGELOG.md", "utf8"))))}`,
  dependencies: () => `export const dependencies = ${JSON.stringify(productionDependencies())}`,
}

/** Provides pages whose text is written elsewhere in the repository: CHANGELOG.md and the packages' own licences. */
export const generatedContent = (): Plugin => ({
  name: "generated-content",
  resolveId: {
    filter: { id: /^virtual:(releases|dependencies)$/ },
    handler: (id) => `\0${id}`,
  },
  load: {
    filter: { id: /^\0virtual:(releases|dependencies)$/ },
    handler: (id) => content[id.slice(prefix.length + 1)]?.(),
  },
})

/** Version of this app. */
export const packageVersion = (): string => JSON.parse(readFileSync("package.json", "utf8")).version

interface LockedPackage {
  version?: string
  dev?: boolean
  optional?: boolean
  link?: boolean
}

/**
 * Packages that a player's browser or the server gets, from the lock file. The licence is in each package's own
 * package.json. Optional packages are left out: which of them are installed depends on the machine that builds.
 */
export function productionDependencies(): Dependency[] {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync("package-lock.json", "utf8"))
  const found = new Map<string, Dependency>()
  for (const [path, { version, dev, optional, link }] of Object.entries(lock.packages)) {
    if (!path.includes("node_modules/") || dev || optional || link || version === undefined) continue
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)
    const manifest = JSON.parse(readFileSync(`${path}/package.json`, "utf8"))
    found.set(`${name}@${version}`, { name, version, licence: licenceOf(manifest), url: urlOf(manifest) })
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name, "en"))
}

interface Manifest {
  license?: string | { type?: string }
  licenses?: readonly { type?: string }[]
  homepage?: string
  repository?: string | { url?: string }
}

function licenceOf({ license, licenses }: Manifest): string {
  const declared = typeof license === "string" ? license : (license?.type ?? licenses?.[0]?.type)
  return declared ?? "Not declared"
}

function urlOf({ homepage, repository }: Manifest): string | null {
  const source = typeof repository === "string" ? repository : repository?.url
  const cloned = source
    ?.replace(/^git\+/, "")
    .replace(/^git:\/\//, "https://")
    .replace(/^(ssh:\/\/)?git@([^:/]+)[:/]/, "https://$2/")
    .replace(/^(?:github:)?([\w.-]+\/[\w.-]+)$/, "https://github.com/$1")
    .replace(/\.git$/, "")
  return [cloned, homepage].find((url) => url?.startsWith("https://")) ?? null
}
