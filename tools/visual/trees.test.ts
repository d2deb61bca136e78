import { execFileSync } from "node:child_process"
import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, expect, test } from "vitest"
import { withCheckout } from "./trees"

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

/** A repository with these files in one commit. */
async function repositoryOf(files: Readonly<Record<string, object>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "trees-"))
  folders.push(root)
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), JSON.stringify(content))
  }
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, stdio: "pipe" })
  git("init", "-q")
  git("add", ".")
  git("-c", "user.name=Test", "-c", "user.email=test@example.invalid", "commit", "-q", "-m", "One commit")
  return root
}

test("a checkout takes its own packages from itself, by their names, and every other from the installation", async () => {
  const root = await repositoryOf({
    "package.json": { workspaces: ["features/chain"] },
    "package-lock.json": {},
    "features/chain/package.json": { name: "@dghrt/gamba" },
  })
  await mkdir(join(root, "node_modules/react"), { recursive: true })
  const links = await withCheckout(root, "HEAD", join(root, "checkout"), async () => ({
    own: await realpath(join(root, "checkout/node_modules/@dghrt/gamba")),
    other: await realpath(join(root, "checkout/node_modules/react")),
  }))
  const real = await realpath(root)
  expect(links).toEqual({ own: `${real}/checkout/features/chain`, other: `${real}/node_modules/react` })
})
