import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, expect, test } from "vitest"
import { createApp } from "../app"
import type { DatabaseSource } from "../database/lazy-database"
import { openDatabase } from "../database/open-database"
import { auditLog } from "../database/schema"
import { emptyDatabase } from "../database/testing/empty-folder"
import { betCall, casino as creator, mint, playCall, pool } from "../indexer/testing/play-calls"
import { silentLog } from "../log"
import { createPlatform, type Platform } from "../platform"
import { createGateway } from "../rpc/gateway"
import { minesStep, settled } from "../testing/settled-steps"
import { testConfig, testOptions } from "../testing/test-api"
import { writeAccessOverride } from "./access-override-store"

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})
const away: DatabaseSource = () => Promise.reject(Object.assign(new Error("away"), { code: "ECONNREFUSED" }))

function folderOf() {
  const folder = mkdtempSync(join(tmpdir(), "casino-closed-"))
  closing.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
/** As an operator types it, for the processes of this folder. */
const npmRun = (what: "close" | "open", folder: string, ...message: string[]) =>
  execFileSync(process.execPath, ["server/access/closed.mjs", what, ...message], {
    env: { ...process.env, DATA_DIR: folder },
    encoding: "utf8",
  })

const first = settled(minesStep({ mines: 3, opened: [], tile: 1 }, 1_000n), 3, { token: mint, pool })
const step = minesStep({ mines: 3, opened: [1], tile: 4 }, first.payout)

function casino(database: DatabaseSource, folder: string, always = false) {
  const platform: Platform = createPlatform(database, silentLog, { folder, always })
  closing.push(() => platform.close())
  const app = createApp({
    ...testOptions(),
    platform,
    config: { ...testConfig, creator },
    gateway: createGateway({
      upstream: async (calls) => calls.map(() => ({ result: '"sent"' })),
      sharedAccounts: new Set(),
    }),
    runs: { tables: async () => new Map(), plays: async () => [first] },
  })
  const headers = { host: "casino.example", origin: "https://casino.example", "content-type": "application/json" }
  return {
    platform,
    async sends(transaction: string) {
      const call = { jsonrpc: "2.0", id: 1, method: "sendTransaction", params: [transaction, { encoding: "base64" }] }
      const reply = await app.request("/api/rpc", { method: "POST", headers, body: JSON.stringify(call) })
      return (await reply.text()).includes('"sent"')
    },
    /** What a page reads. */
    override: async () => (await app.request("/api/admin/access-override", { headers })).json().catch(() => null),
  }
}
/** Another bet each time: what was let through once passes again. */
let bets = 0n
const start = () => betCall("0:dice:under-50", { wager: ++bets })

test("without a database `npm run close` refuses starts in every process, says so to pages and ends no open game; only `npm run open` lifts it", async () => {
  const folder = folderOf()
  const both = [casino(away, folder), casino(away, folder)]
  for (const { sends, platform } of both) {
    expect(await sends(start())).toBe(true)
    expect(platform.closed.isKnown()).toBe(false)
  }
  expect(npmRun("close", folder, "Back at six.")).toContain("Open games go on")
  for (const { sends, override, platform } of both) {
    await expect.poll(() => sends(start())).toBe(false)
    expect(platform.closed.isKnown()).toBe(true)
    expect(await override()).toMatchObject({ enabled: true, accessMessage: "Back at six." })
    expect(await sends(betCall(step.metadata, step))).toBe(true)
    expect(await sends(playCall("player_claim"))).toBe(true)
  }
  // A process that starts meanwhile is closed as well.
  expect(await casino(away, folder).sends(start())).toBe(false)
  npmRun("open", folder)
  for (const { sends } of both) await expect.poll(() => sends(start())).toBe(true)
})

test("a setting closes as the file does", async () => {
  const { sends, override } = casino(away, folderOf(), true)
  expect(await sends(start())).toBe(false)
  expect(await override()).toMatchObject({ enabled: true })
})

test("what the owner closed stays closed when the database cannot be read, also after a restart, and the audit line of the operator follows", async () => {
  const folder = folderOf()
  await emptyDatabase(join(folder, "database"))
  const database = await openDatabase({ folder: join(folder, "database") })
  closing.push(() => database.close())
  await writeAccessOverride(database, "owner", { enabled: true, accessMessage: "Closed.", offlineMessage: "Soon." })
  const running = casino(async () => database, folder)
  await expect.poll(() => running.sends(start())).toBe(false)

  npmRun("close", folder)
  npmRun("open", folder)
  const lines = async () => (await database.db.select().from(auditLog)).map(({ action }) => action)
  await expect.poll(lines).toEqual(["access-override: closed", "npm run close", "npm run open"])

  const restarted = casino(away, folder)
  expect(await restarted.sends(start())).toBe(false)
  expect(await restarted.override()).toMatchObject({ enabled: true, accessMessage: "Closed." })
  // A second process writes no second line.
  const second = casino(async () => database, folder)
  await expect.poll(() => second.platform.closed.isKnown()).toBe(true)
  expect(await lines()).toHaveLength(3)
})
