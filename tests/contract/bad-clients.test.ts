import { afterAll, beforeAll, expect, test } from "vitest"
import { openStorage, type TestStorage } from "../../server/testing/storage"
import { type ApiProcess, startApi } from "../support/api-process"

let storage: TestStorage
let api: ApiProcess
beforeAll(async () => {
  storage = await openStorage("embedded")
  api = await startApi({ place: storage.place })
  // The folder is taken when the database opens.
  await fetch(`${api.url}/api/chat/chat`)
}, 120_000)
afterAll(async () => {
  await api.stop()
  await storage.close()
})

test("a second process on one embedded database ends at once and names the first", { timeout: 60_000 }, async () => {
  await expect(startApi({ place: storage.place })).rejects.toThrow(
    new RegExp(`is used by process ${api.child.pid}\\. Stop that one, or set DATA_DIR or DATABASE_URL`),
  )
  expect((await fetch(`${api.url}/api/chat/chat`)).status).toBe(200)
})

test("bodies that are huge, deeply nested or endless are refused and not read to their end", async () => {
  const post = (body: BodyInit, headers = {}) =>
    fetch(`${api.url}/api/session`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
      ...(body instanceof ReadableStream && { duplex: "half" }),
    }).then(
      ({ status }) => status,
      // The server may close the connection before the client has sent everything.
      (error) => (error instanceof TypeError ? 413 : Promise.reject(error)),
    )
  expect(await post("x".repeat(20_000_000))).toBe(413)
  expect(await post(`${"[".repeat(2_000)}${"]".repeat(2_000)}`)).toBe(400)
  let chunks = 0
  const endless = new ReadableStream({
    // Yields, because a stream that is refilled at once keeps this process from hearing the reply.
    async pull(controller) {
      chunks += 1
      await new Promise((resolve) => setImmediate(resolve))
      if (chunks >= 100_000) controller.close()
      else controller.enqueue(new TextEncoder().encode("[".repeat(1_000)))
    },
  })
  expect(await post(endless)).toBe(413)
  expect(chunks).toBeLessThan(100_000)
  expect((await fetch(`${api.url}/api/health`)).status).toBe(200)
})

test("an idle connection stays open for longer than a proxy in front keeps it", async () => {
  const caddyKeepsMs = 120_000
  const seconds = (await fetch(`${api.url}/api/health`)).headers.get("keep-alive")?.match(/timeout=(\d+)/)?.[1]
  expect(Number(seconds) * 1_000).toBeGreaterThan(caddyKeepsMs)
})
