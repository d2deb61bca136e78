import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { afterAll, expect, test } from "vitest"

const folder = mkdtempSync(join(tmpdir(), "casino-start-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What `npm start` prints on Windows in a folder with this `.env`. The folder has nothing to install and nothing to run. */
function printed(name: string, env: string | null): string {
  const cwd = join(folder, name)
  mkdirSync(join(cwd, "node_modules"), { recursive: true })
  for (const file of ["package-lock.json", "node_modules/.package-lock.json"])
    writeFileSync(join(cwd, file), JSON.stringify({ packages: {} }))
  if (env !== null) writeFileSync(join(cwd, ".env"), env)
  const windows = "data:text/javascript,Object.defineProperty(process,'platform',{value:'win32'})"
  const { SOLANA_RPC_URL: _, NODE_OPTIONS: __, ...rest } = process.env
  return spawnSync(process.execPath, ["--import", windows, resolve("tools/start.mjs")], {
    cwd,
    env: rest,
    encoding: "utf8",
  }).stderr
}

test("npm start on Windows asks for another node, unless .env names one", () => {
  expect(printed("bare", null)).toContain("set SOLANA_RPC_URL")
  expect(printed("empty", "SOLANA_RPC_URL=\n")).toContain("set SOLANA_RPC_URL")
  expect(printed("named", "SOLANA_RPC_URL=https://node.example\n")).not.toContain("set SOLANA_RPC_URL")
})
