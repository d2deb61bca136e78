import { readdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { startServerProcess } from "../../server/start-process"
import { openStorage } from "../../server/testing/storage"
import { sol } from "../support/sol"

const answers = async (url: string) => (await fetch(`${url}/api/chat/chat`).catch(() => null))?.status === 200

test("a server whose embedded database is lost ends with a line in the log, and is started again on the same data", {
  timeout: 120_000,
}, async () => {
  const { place, close } = await openStorage("embedded")
  if ("url" in place) throw new Error("This is a server.")
  const parent = join(place.folder, "..")
  const lines: string[] = []
  const config = { cluster: "localnet", rpcUrl: "http://127.0.0.1:9", wsUrl: "ws://127.0.0.1:9", tokens: [sol] }
  const environment = {
    ...{ API_PORT: "0", DATA_DIR: parent, LOG_LEVEL: "error" },
    APP_CONFIG: JSON.stringify({ ...config, creator: "11111111111111111111111111111111" }),
  }
  const server = await startServerProcess({ environment, log: (line) => lines.push(line) })
  try {
    await expect.poll(() => answers(server.url), { timeout: 30_000 }).toBe(true)
    // As if another process had taken it.
    for (const name of readdirSync(parent).filter((name) => name.includes(".used-by-"))) rmSync(join(parent, name))
    await expect.poll(() => lines.join("\n"), { timeout: 10_000 }).toContain("The API ended (1). It is started again.")
    expect(lines.join("\n")).toContain("The embedded database has ended.")
    await expect.poll(() => answers(server.url), { timeout: 30_000 }).toBe(true)
  } finally {
    await server.close()
    await close()
  }
})
