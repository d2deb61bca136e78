import { once } from "node:events"
import pg from "pg"
import { afterEach, expect, test } from "vitest"
import { openStorage } from "../../server/testing/storage"
import { startApi } from "../support/api-process"

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** The server and each process that it has for a connection. */
async function processesOf(url: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where pid <> pg_backend_pid() union all select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int",
  )
  await client.end()
  return rows.map(({ pid }) => pid)
}

test("a server stops within ten seconds while its PostgreSQL is frozen", { timeout: 120_000 }, async () => {
  const storage = await openStorage("PostgreSQL")
  closing.push(() => storage.close())
  const url = "url" in storage.place ? storage.place.url : ""
  const api = await startApi({ place: storage.place })
  closing.push(() => api.kill())
  await expect.poll(async () => (await fetch(`${api.url}/api/chat/chat`)).status).toBe(200)

  const frozen = await processesOf(url)
  for (const pid of frozen) process.kill(pid, "SIGSTOP")
  closing.push(() => frozen.forEach((pid) => void process.kill(pid, "SIGCONT")))
  // A call that the database holds up when the signal comes.
  const held = fetch(`${api.url}/api/session`, { signal: AbortSignal.timeout(20_000) }).catch(() => null)
  const gone = once(api.child, "exit")
  const asked = performance.now()
  api.child.kill("SIGTERM")
  await gone
  expect(performance.now() - asked).toBeLessThan(10_000)
  await held
})
