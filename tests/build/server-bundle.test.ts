import { execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { expect, test } from "vitest"
import { openStorage } from "../../server/testing/storage"
import { sol } from "../support/sol"

test("the built server runs on PostgreSQL without a package beside it, checks its configuration and is closed by a file", {
  timeout: 300_000,
}, async () => {
  execFileSync("npm", ["run", "build:server"], { stdio: "ignore" })
  const folder = mkdtempSync(join(tmpdir(), "casino-bundle-"))
  for (const path of ["package.json", "dist/server", "server/access/closed.mjs"])
    cpSync(path, join(folder, path), { recursive: true })
  expect(existsSync(join(folder, "node_modules"))).toBe(false)
  const storage = await openStorage("PostgreSQL")
  const node = { rpcUrl: "http://127.0.0.1:9", wsUrl: "ws://127.0.0.1:9", creator: "1".repeat(32) }
  const env = {
    PATH: process.env.PATH,
    API_PORT: "0",
    DATA_DIR: "data",
    DATABASE_URL: "url" in storage.place ? storage.place.url : "",
    APP_CONFIG: JSON.stringify({ cluster: "localnet", ...node, tokens: [sol] }),
  }
  const server = spawn(process.execPath, ["dist/server/main.js"], {
    cwd: folder,
    env,
    stdio: ["ignore", "ignore", "pipe"],
  })
  const lines: string[] = []
  createInterface({ input: server.stderr }).on("line", (line) => lines.push(line))
  try {
    const url = () => /"url":"([^"]+)"/.exec(lines.join())?.[1] ?? ""
    await expect.poll(url).not.toBe("")
    const answer = async (path: string) => (await fetch(`${url()}${path}`)).text()
    await expect.poll(() => answer("/api/chat/chat")).toContain("messages")
    const checked = spawn(process.execPath, ["dist/server/check-config.js"], { cwd: folder, env })
    let said = ""
    checked.stdout.on("data", (part) => (said += part))
    await once(checked, "exit")
    expect(said).toContain("database: answers, and its tables are of this version")
    execFileSync(process.execPath, ["server/access/closed.mjs", "close"], { cwd: folder, env })
    await expect.poll(() => answer("/api/admin/access-override")).toContain('"enabled":true')
  } finally {
    server.kill()
    await once(server, "exit")
    await storage.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
