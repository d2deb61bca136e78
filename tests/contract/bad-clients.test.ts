import { connect, type Socket } from "node:net"
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

/** Sends one byte of `request` after the other, and gives what came back when the server has closed the connection. */
function drip(request: string): Promise<{ reply: string; tookMs: number }> {
  const { hostname, port } = new URL(api.url)
  const begunMs = performance.now()
  return new Promise((resolve) => {
    const socket: Socket = connect(Number(port), hostname)
    let sent = 0
    let reply = ""
    const timer = setInterval(() => socket.write(request[sent++ % request.length] ?? ""), 500)
    socket.on("data", (data) => {
      reply += String(data)
    })
    socket.on("error", () => undefined)
    socket.on("close", () => {
      clearInterval(timer)
      resolve({ reply, tookMs: performance.now() - begunMs })
    })
  })
}

test("clients that send their requests byte by byte are cut off, and hold nobody else up", {
  timeout: 120_000,
}, async () => {
  const head = "POST /api/chat/chat HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
  const slow = Array.from({ length: 100 }, () => drip(`GET /api/chat/chat HTTP/1.1\r\nx-${"slow".repeat(100)}`))
  const slowBodies = Array.from({ length: 20 }, async () => {
    const { hostname, port } = new URL(api.url)
    const begunMs = performance.now()
    const socket = connect(Number(port), hostname)
    socket.on("error", () => undefined)
    socket.write(`${head}content-length: 400\r\n\r\n`)
    const timer = setInterval(() => socket.write("x"), 500)
    await new Promise((resolve) => socket.once("close", resolve))
    clearInterval(timer)
    return performance.now() - begunMs
  })
  const polls: number[] = []
  for (let poll = 0; poll < 20; poll++) {
    const begunMs = performance.now()
    expect((await fetch(`${api.url}/api/chat/chat`)).status).toBe(200)
    polls.push(performance.now() - begunMs)
  }
  expect(polls.toSorted((one, other) => one - other)[10]).toBeLessThan(500)
  for (const { reply, tookMs } of await Promise.all(slow)) {
    expect(reply).toContain("408")
    expect(tookMs).toBeLessThan(30_000)
  }
  for (const tookMs of await Promise.all(slowBodies)) expect(tookMs).toBeLessThan(40_000)
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
