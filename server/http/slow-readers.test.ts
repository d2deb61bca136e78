import { once } from "node:events"
import { createServer, type Server } from "node:http"
import { type AddressInfo, connect, type Socket } from "node:net"
import { text } from "node:stream/consumers"
import { afterEach, expect, test } from "vitest"
import { heldAnswers } from "./held-answers"
import { cutSlowReaders } from "./slow-readers"

const servers: Server[] = []
const clients: Socket[] = []
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy()
  for (const server of servers.splice(0)) server.close()
})

async function listen(server: Server): Promise<number> {
  servers.push(server)
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return (server.address() as AddressInfo).port // It listens on a port.
}

/** Asks, and reads nothing of the answer. */
function ask(port: number): Socket {
  const client = connect(port, "127.0.0.1").pause()
  client.on("error", () => undefined)
  client.write("GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
  clients.push(client)
  return client
}

test("a client that does not read its answer is cut off, and one that reads it is not", async () => {
  let answer = "x".repeat(20_000_000)
  const server = createServer((_, reply) => void reply.end(answer))
  cutSlowReaders(server, 1_000)
  const port = await listen(server)
  ask(port)
  const [held] = await once(server, "connection")
  await once(held, "close")
  answer = "short"
  expect(await text(ask(port))).toContain("\r\n\r\nshort")
})

test("an address that leaves its answers unread gets no more of them, until it has read them or gone", async () => {
  const answers = heldAnswers()
  const may = (address: string, characters: number) => {
    const request = answers(address)
    const given = request.resize(characters)
    request.release({})
    return given
  }
  const held: boolean[] = []
  const server = createServer((_, outgoing) => {
    const request = answers("10.0.0.1")
    held.push(request.resize(50_000_000) && request.resize(30_000_000))
    outgoing.end("x".repeat(30_000_000))
    request.release({ outgoing })
  })
  const port = await listen(server)
  for (let count = 0; count < 3; count++) {
    ask(port)
    await once(server, "request")
  }
  expect(held).toEqual([true, true, false])
  expect(may("10.0.0.1", 500)).toBe(true)
  expect(may("10.0.0.2", 80_000_000)).toBe(true)
  expect(may("10.0.0.1", 80_000_000)).toBe(false)
  for (const client of clients) client.destroy()
  await expect.poll(() => may("10.0.0.1", 80_000_000)).toBe(true)
})

test("a client that has gone before its answer holds nothing", async () => {
  const answers = heldAnswers()
  const server = createServer()
  const port = await listen(server)
  const client = ask(port)
  const [, outgoing] = await once(server, "request")
  client.destroy()
  await once(outgoing, "close")
  const request = answers("10.0.0.1")
  expect(request.resize(80_000_000)).toBe(true)
  request.release({ outgoing })
  expect(answers("10.0.0.1").resize(80_000_000)).toBe(true)
})
