import { connect, type Socket } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openStorage, type TestStorage } from "../../server/testing/storage"
import { type ApiProcess, startApi } from "../support/api-process"

let storage: TestStorage
let api: ApiProcess
beforeAll(async () => {
  storage = await openStorage("embedded")
  api = await startApi({ place: storage.place })
}, 120_000)
afterAll(async () => {
  await api.stop()
  await storage.close()
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
