import { execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { execPath } from "node:process"
import { createInterface } from "node:readline"
import pg from "pg"
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
  const code = readdirSync(join(folder, "dist/server")).filter((name) => name.endsWith(".js"))
  // Node 24 says so at each start, in a line that no reader of a log of JSON understands.
  expect(
    code.filter((name) => readFileSync(join(folder, "dist/server", name), "utf8").includes('("punycode")')),
  ).toEqual([])
  const storage = await openStorage("PostgreSQL")
  const node = { rpcUrl: "http://127.0.0.1:9", wsUrl: "ws://127.0.0.1:9", creator: "1".repeat(32) }
  const env = {
    PATH: process.env.PATH,
    API_PORT: "0",
    DATA_DIR: "data",
    DATABASE_URL: "url" in storage.place ? storage.place.url : "",
    APP_CONFIG: JSON.stringify({ cluster: "localnet", ...node, tokens: [sol] }),
  }
  const lines: string[] = []
  const start = () => {
    const process = spawn(execPath, ["dist/server/main.js"], { cwd: folder, env, stdio: ["ignore", "ignore", "pipe"] })
    createInterface({ input: process.stderr }).on("line", (line) => lines.push(line))
    return process
  }
  const server = start()
  const stop = async () => {
    if (server.exitCode !== null || !server.kill()) return
    await once(server, "exit")
  }
  try {
    const url = () => /"url":"([^"]+)"/.exec(lines.join())?.[1] ?? ""
    await expect.poll(url).not.toBe("")
    const answer = async (path: string) => (await fetch(`${url()}${path}`)).text()
    await expect.poll(() => answer("/api/chat/chat")).toContain("messages")
    const checked = spawn(execPath, ["dist/server/check-config.js"], { cwd: folder, env })
    let said = ""
    checked.stdout.on("data", (part) => (said += part))
    await once(checked, "exit")
    expect(said).toContain("database: answers, and its tables are of this version")
    execFileSync(execPath, ["server/access/closed.mjs", "close"], { cwd: folder, env })
    await expect.poll(() => answer("/api/admin/access-override")).toContain('"enabled":true')
    await stop()
    await ofNewerProgram(env.DATABASE_URL)
    const [code] = await once(start(), "close")
    expect([code, ...lines.slice(-3)]).toEqual([
      1,
      "The server does not start with this configuration:",
      expect.stringContaining("database: is newer than this program"),
      '"node dist/server/check-config.js" looks at everything.',
    ])
  } finally {
    await stop()
    await storage.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

async function ofNewerProgram(connectionString: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)")
  await client.end()
}
