import { execFileSync, spawn } from "node:child_process"
import { rmSync } from "node:fs"
import { mkdir, readdir, readFile, symlink } from "node:fs/promises"
import { join } from "node:path"
import * as v from "valibot"

const manifest = v.object({ workspaces: v.array(v.string()) })
const named = v.object({ name: v.string() })

/** Builds the Storybook of a checkout, by default without its documentation; what it prints is shown only when it fails. */
export async function buildStorybook(checkout: string, outputFolder: string, { docs = false } = {}): Promise<void> {
  const parts = docs ? [] : ["--test"]
  await execute(checkout, ["storybook", "build", ...parts, "--quiet", "-o", outputFolder], "The Storybook")
}

/** Builds the app of a checkout into its own `dist/app`, from where its server takes it. */
export const buildApp = (checkout: string) => execute(checkout, ["vite", "build", "--logLevel", "error"], "The app")

async function execute(checkout: string, command: readonly string[], what: string): Promise<void> {
  const child = spawn("npx", command, {
    cwd: checkout,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const lines: Buffer[] = []
  child.stdout.on("data", (chunk: Buffer) => lines.push(chunk))
  child.stderr.on("data", (chunk: Buffer) => lines.push(chunk))
  const code = await new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve))
  if (code !== 0) throw new Error(`${what} in ${checkout} does not build:\n${Buffer.concat(lines)}`)
}

/** Every package comes from this installation except our own, which the other checkout must take from itself. */
async function linkPackages(root: string, checkout: string) {
  const target = join(checkout, "node_modules")
  await mkdir(join(target, "@dghrt"), { recursive: true })
  for (const name of await readdir(join(root, "node_modules"))) {
    const ours = name === "@dghrt" || (name.startsWith(".") && name !== ".bin")
    if (!ours) await symlink(join(root, "node_modules", name), join(target, name))
  }
  const read = async (folder: string) => JSON.parse(await readFile(join(folder, "package.json"), "utf8"))
  for (const folder of v.parse(manifest, await read(checkout)).workspaces) {
    const workspace = join(checkout, folder)
    await symlink(workspace, join(target, v.parse(named, await read(workspace)).name))
  }
}

async function samePackages(root: string, checkout: string) {
  const [ours, theirs] = await Promise.all(
    [root, checkout].map((folder) => readFile(join(folder, "package-lock.json"), "utf8")),
  )
  return ours === theirs
}

/** Checks a ref out beside the working tree for as long as `use` takes. */
export async function withCheckout<T>(
  root: string,
  ref: string,
  folder: string,
  use: (checkout: { readonly samePackages: boolean }) => Promise<T>,
): Promise<T> {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, stdio: "pipe" })
  const remove = () => {
    rmSync(folder, { recursive: true, force: true })
    git("worktree", "prune")
  }
  // What a run that was killed left behind.
  git("worktree", "prune")
  git("worktree", "add", "--detach", folder, ref)
  process.once("exit", remove)
  try {
    await linkPackages(root, folder)
    return await use({ samePackages: await samePackages(root, folder) })
  } finally {
    process.off("exit", remove)
    remove()
  }
}
