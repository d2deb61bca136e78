import { execFile } from "node:child_process"
import { mkdir, readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"

export const root = fileURLToPath(new URL("../../", import.meta.url))
export const packedFolder = join(root, "dist/packages")
const execute = promisify(execFile)

/** Runs a command and puts what it printed into the error when it fails. */
export async function run(cwd: string, command: string, ...args: string[]): Promise<string> {
  try {
    return (await execute(command, args, { cwd, maxBuffer: 64 * 1024 * 1024 })).stdout
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args.join(" ")} failed in ${cwd}:\n${stdout}\n${stderr}`)
  }
}

/** Folder of each package, by the part of its name after the scope; a package comes after those that it needs. */
export const workspaces = {
  themes: "themes",
  "design-system": "design-system",
  kernel: "features/kernel",
  betting: "features/betting",
  gamba: "features/chain",
  fairness: "features/fairness",
} as const
export type PackageName = keyof typeof workspaces

/** Builds the packages and packs them as the registry would receive them. */
export async function packPackages(): Promise<void> {
  await rm(packedFolder, { recursive: true, force: true })
  await mkdir(packedFolder, { recursive: true })
  for (const folder of Object.values(workspaces)) {
    await run(join(root, folder), "npx", "tsdown", "--logLevel", "error")
    // In a process of its own: a build of Vite declares its process to be production, where npm installs no tools.
    if (folder === "design-system") await run(root, "npx", "tsx", "tools/packages/standalone-css-main.ts")
    await run(join(root, folder), "npm", "pack", "--pack-destination", packedFolder)
  }
}

/** The packed file of one workspace. */
export async function tarballOf(name: PackageName): Promise<string> {
  const file = (await readdir(packedFolder)).find((candidate) => candidate.startsWith(`dghrt-${name}-`))
  if (file === undefined) throw new Error(`${packedFolder} holds no tarball of ${name}`)
  return join(packedFolder, file)
}
