import { once } from "node:events"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import * as v from "valibot"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { toChainError } from "../model/chain-error"
import { nodeOf } from "./node"

interface Call {
  id: number
  method: string
  params: unknown[]
}

let server: Server
let config: { rpcUrl: string; wsUrl: string }
let bodies: (Call | Call[])[]
let reply: (asked: Call[]) => { status?: number; body: string }
beforeEach(async () => {
  bodies = []
  server = createServer(async (request, response) => {
    const asked: Call | Call[] = JSON.parse(await text(request))
    bodies.push(asked)
    const { status = 200, body } = reply([asked].flat())
    response.writeHead(status).end(body)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  config = { rpcUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, wsUrl: "" } // It listens on a port.
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const trouble = async (answer: Promise<unknown>) =>
  answer.then(
    () => "none",
    (error) => toChainError(error),
  )

test("one call goes by itself, several go as one request whose answers may come in any order", async () => {
  reply = (asked) => {
    const said = asked.map(({ id, params }) => ({ jsonrpc: "2.0", id, result: params[0] })).reverse()
    return { body: JSON.stringify(said.length === 1 ? said[0] : said) }
  }
  const { call, callEach } = nodeOf(config)
  expect(await call("getThing", [5], v.number())).toBe(5)
  expect(await callEach("getThing", [[1], [2], [3]], v.number())).toEqual([1, 2, 3])
  expect(await callEach("getThing", [], v.number())).toEqual([])
  expect(bodies.map((body) => Array.isArray(body))).toEqual([false, true])
})

describe.each([
  ["the answer of another shape", '{"jsonrpc":"2.0","id":0,"result":"no number"}', undefined],
  ["no result at all", '{"jsonrpc":"2.0","id":0}', undefined],
  ["a list for a single answer", "[]", undefined],
  ["a cut answer", '{"jsonrpc":"2.0","id":0,"result":', undefined],
  ["an error of its own", '{"jsonrpc":"2.0","id":0,"error":{"code":-32603,"message":"Internal error"}}', "NodeError"],
])("a node that gives %s", (_, body, code) => {
  test("is a trouble of the network", async () => {
    reply = () => ({ body })
    const { call } = nodeOf(config)
    expect(await trouble(call("getThing", [], v.number()))).toMatchObject({ kind: "network", code })
  })
})

test("a batch that is answered in part is no answer", async () => {
  reply = () => ({ body: '[{"jsonrpc":"2.0","id":1,"result":1}]' })
  expect(await trouble(nodeOf(config).callEach("getThing", [[1], [2]], v.number()))).toMatchObject({ kind: "network" })
})

test.each([
  [429, "The Solana node has too many requests. Wait a moment and try again."],
  [500, "The Solana node refused the request. Try again in a moment."],
])("HTTP %s has a sentence", async (status, message) => {
  reply = () => ({ status, body: "{}" })
  expect(await trouble(nodeOf(config).call("getThing", [], v.number()))).toMatchObject({ kind: "network", message })
})

test("an account that no program could have written is refused, and one that is missing is null", async () => {
  const { readAccounts } = nodeOf(config)
  const account = { lamports: 1, owner: "x", executable: false, data: ["AQI=", "base64"] }
  const answer = (value: unknown) => {
    reply = () => ({ body: JSON.stringify({ jsonrpc: "2.0", id: 0, result: { context: { slot: 1 }, value } }) })
    return readAccounts(["one"])
  }
  expect(await answer([account])).toEqual([{ ...account, data: Uint8Array.of(1, 2) }])
  expect(await answer([null])).toEqual([null])
  for (const wrong of [{ lamports: -1 }, { lamports: 1.5 }, { data: ["%", "base64"] }, { data: ["AQI=", "base58"] }])
    expect(await trouble(answer([{ ...account, ...wrong }]))).toMatchObject({ kind: "network" })
})

test("all that read the nodes of one configuration read them together", async () => {
  reply = () => ({ body: '{"jsonrpc":"2.0","id":0,"result":{"context":{"slot":1},"value":[null,null]}}' })
  expect(nodeOf(config)).toBe(nodeOf(config))
  await Promise.all([nodeOf(config).readAccounts(["one"]), nodeOf(config).readAccounts(["other"])])
  expect(bodies).toMatchObject([{ method: "getMultipleAccounts", params: [["one", "other"], { encoding: "base64" }] }])
})
