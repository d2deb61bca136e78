import { expect, test } from "vitest"
import { createFailover } from "../contract/rpc-endpoints"
import { upstreamOf } from "./upstream"

const call = { method: "getMultipleAccounts", params: [] }

test("an answer that is too long is an error of its calls, is not read to its end, and drives no node away", async () => {
  let given = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 1_000_000
      controller.enqueue(new Uint8Array(1_000_000).fill(91))
    },
  })
  const asked: string[] = []
  const nodes = createFailover(
    ["https://own", "https://backup"].map((rpcUrl) => ({ rpcUrl, wsUrl: "" })),
    {
      fetch: async (url) => {
        asked.push(String(url))
        return asked.length === 1 ? new Response(endless) : new Response('{"id":0,"result":1}')
      },
    },
  )
  const upstream = upstreamOf(nodes.fetch)
  expect(await upstream([call, call])).toMatchObject([{ error: { code: -32_603 } }, { error: { code: -32_603 } }])
  expect(given).toBeLessThan(25_000_000)
  expect(await upstream([call])).toEqual([{ result: "1" }])
  expect(asked).toEqual(["https://own", "https://own"])
})

test.each([
  [
    "413",
    new Response("Payload too large", { status: 413 }),
    { code: -32_603, message: "The request is too large for the node." },
  ],
  [
    "invalid parameters",
    new Response('{"id":0,"error":{"code":-32602,"message":"Invalid params"}}'),
    { code: -32_602, message: "Invalid params" },
  ],
])("%s is an error of its call, and drives no node away", async (_, reply, error) => {
  const left: string[] = []
  const nodes = createFailover([{ rpcUrl: "https://own", wsUrl: "" }], {
    fetch: async () => reply.clone(),
    onFailure: (_node, reason) => left.push(reason),
  })
  expect(await upstreamOf(nodes.fetch)([call])).toEqual([{ error }])
  expect(left).toEqual([])
})

test("of a node's own error the known fields pass, and no word is longer than a sentence", async () => {
  const long = "x".repeat(5_000)
  const said = (error: object) =>
    upstreamOf(async () => new Response(JSON.stringify({ id: 0, error })))([call]).then(([answer]) => answer)
  const logs = Array.from({ length: 300 }, () => long)
  expect(
    await said({ code: -32_002, message: long, url: "https://node/key", data: { logs, err: "x", key: "y" } }),
  ).toEqual({
    error: {
      code: -32_002,
      message: long.slice(0, 300),
      data: { logs: logs.slice(0, 200).map((line) => line.slice(0, 1_000)) },
    },
  })
  for (const data of ["a key", { logs: [7] }, { key: "y" }, null])
    expect(await said({ code: 1, message: "no", data })).toEqual({ error: { code: 1, message: "no" } })
})

test("a result that is longer than anything the app asks for is an error of its call alone", async () => {
  const long = JSON.stringify("x".repeat(5_000_000))
  const upstream = upstreamOf(async () => new Response(`[{"id":1,"result":${long}},{"id":0,"result":{"a":[1, 2]}}]`))
  expect(await upstream([call, call])).toEqual([
    { result: '{"a":[1, 2]}' },
    { error: { code: -32_603, message: "The answer is too long." } },
  ])
})

test.each([
  "",
  "<html></html>",
  "[]x",
  '{"id":0}',
  '{"id":null,"error":{"code":1,"message":"no"}}',
  '{"id":0,"result":{"a":1}',
])("%s is no answer of a node", (body) => expect(upstreamOf(async () => new Response(body))([call])).rejects.toThrow())
