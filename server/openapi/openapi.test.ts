import * as v from "valibot"
import { expect, test } from "vitest"
import { createApp } from "../app"
import { rpcAnswers } from "../contract/rpc"
import { createMetrics } from "../metrics/metrics"
import { testOptions } from "../testing/test-api"
import { calls } from "./calls"

const options = testOptions()
const app = createApp({
  ...options,
  metrics: createMetrics({ readiness: options.readiness }),
  gateway: async () => [],
  nodes: { endpoints: [], fetchFrom: () => fetch("") },
})

/** Hono lists middleware of a path as routes of their own; they answer every method. */
const served = new Set(
  app.routes
    .filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
    .map(({ method, path }) => `${method.toLowerCase()} ${path}`),
)
const described = calls.map(({ method, path }) => `${method} ${path}`)

test("every route is described, and every description has its route", () => {
  expect([...described].sort()).toEqual([...served].sort())
})

test("the document names parameters, bodies and answers of every call", async () => {
  const document = await (await app.request("/api/openapi.json")).json()
  expect(document).toMatchObject({ openapi: "3.1.0", info: { version: options.version } })
  const history = document.paths["/api/pools/{mint}/history"].get
  expect(history.parameters).toMatchObject([
    { name: "mint", in: "path", required: true, schema: { type: "string" } },
    { name: "days", in: "query", required: false },
  ])
  expect(document.paths["/api/chat/chat"].post.requestBody.content["application/json"].schema).toMatchObject({
    type: "object",
    required: ["text"],
  })
  for (const { method, path } of calls) {
    const operation = document.paths[path.replace(/:(\w+)/g, "{$1}")][method]
    expect(Object.keys(operation.responses)).toEqual(["200", ...(path === "/api/rpc" ? ["503"] : []), "default"])
  }
})

test("the document describes what the gateway answers when a call is wrong, and when no node answers", async () => {
  const document = await (await app.request("/api/openapi.json")).json()
  const { responses } = document.paths["/api/rpc"].post
  for (const status of ["200", "503"]) {
    const text = JSON.stringify(responses[status].content["application/json"].schema)
    expect(text).toContain('"error":{"type":"object","properties":{"code":{"type":"number"}')
    expect(text).toContain('"type":"array"')
  }
  const away = createApp({ ...options, gateway: async (asked) => asked.map(() => ({ unanswered: new Error("away") })) })
  const call = { jsonrpc: "2.0", id: "a", method: "getSlot" }
  for (const asked of [call, [call, { ...call, id: null }]]) {
    const headers = { host: "localhost", "content-type": "application/json" }
    const reply = await away.request("/api/rpc", { method: "POST", headers, body: JSON.stringify(asked) })
    expect([reply.status, v.is(rpcAnswers, await reply.json())]).toEqual([503, true])
  }
})
