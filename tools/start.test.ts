import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:net"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { afterAll, expect, test } from "vitest"

const folder = mkdtempSync(join(tmpdir(), "casino-start-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const free = { RPC_PORT: "0", WS_PORT: "0", API_PORT: "0", WEB_PORT: "0" }

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
    env: { ...rest, ...free },
    encoding: "utf8",
  }).stderr
}

test("npm start on Windows asks for another node, unless .env names one", () => {
  expect(printed("bare", null)).toContain("set SOLANA_RPC_URL")
  expect(printed("empty", "SOLANA_RPC_URL=\n")).toContain("set SOLANA_RPC_URL")
  expect(printed("named", "SOLANA_RPC_URL=https://node.example\n")).not.toContain("set SOLANA_RPC_URL")
})

test("npm start names every taken port at once, before it installs and also after one that was killed, with the line that starts on others", async () => {
  const servers: Server[] = []
  const listen = () =>
    new Promise<number>((resolve) => {
      const server = createServer().listen(0, "127.0.0.1", () => {
        const address = server.address()
        resolve(typeof address === "object" && address ? address.port : 0)
      })
      servers.push(server)
    })
  const [rpc, web] = [await listen(), await listen()]
  // Nothing is installed here: an installation would say so.
  const cwd = join(folder, "taken")
  mkdirSync(join(cwd, "data"), { recursive: true })
  // An instance that was killed leaves its marker behind.
  const { pid } = spawnSync(process.execPath, ["--version"])
  writeFileSync(join(cwd, "data/running.json"), JSON.stringify({ pid, url: `http://127.0.0.1:${web}` }))
  const { SOLANA_RPC_URL: _, ...rest } = process.env
  const env = { ...rest, ...free, RPC_PORT: `${rpc}`, WEB_PORT: `${web}`, DATA_DIR: join(cwd, "data") }
  const { stdout, stderr, status } = spawnSync(process.execPath, [resolve("tools/start.mjs"), "--reset"], {
    cwd,
    env,
    encoding: "utf8",
  })
  for (const server of servers) server.close()
  expect([status, stdout]).toEqual([1, ""])
  expect(stderr).toContain(`Port ${rpc}, wanted for the local chain (RPC_PORT), is taken by another program.`)
  expect(stderr).toContain(`Port ${web}, wanted for the web app (WEB_PORT), is taken by another program.`)
  const [, first, second] = /RPC_PORT=(\d+) WEB_PORT=(\d+) npm start -- --reset\n/.exec(stderr) ?? []
  expect(new Set([first, second, `${rpc}`, `${web}`]).size).toBe(4)
})
