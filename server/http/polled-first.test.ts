import { expect, test } from "vitest"
import type { Answer } from "../database/live-answer"
import { polledFirst } from "./polled-first"
import type { ObservedRequest } from "./request-log"

const path = "/api/chat/chat"
const answer: Answer = { etag: '"one"', bytes: new TextEncoder().encode('{"messages":[]}') }

function start(known: Answer | null) {
  const observed: ObservedRequest[] = []
  const fetch = polledFirst(() => new Response("from the framework"), {
    answers: { [path]: { current: () => known } },
    build: "build-1",
    trustedHops: 1,
    hsts: "max-age=60",
    observe: (request) => observed.push(request),
  })
  const ask = async (target: string, init?: RequestInit) =>
    fetch(new Request(`http://localhost${target}`, init), undefined)
  return { ask, observed }
}

test("a polled answer in memory is given with its ETag, request id, build and security headers, and is observed", async () => {
  const { ask, observed } = start(answer)
  const reply = await ask(path)
  expect(reply.status).toBe(200)
  expect(await reply.text()).toBe('{"messages":[]}')
  const headers = Object.fromEntries(reply.headers)
  expect(headers).toMatchObject({
    etag: '"one"',
    "cache-control": "no-cache",
    "content-type": "application/json",
    "x-app-build": "build-1",
    "x-content-type-options": "nosniff",
    "strict-transport-security": "max-age=60",
    "cross-origin-resource-policy": "same-origin",
  })
  expect(observed).toMatchObject([{ method: "GET", path, route: path, status: 200 }])
  expect(observed[0]?.requestId).toBe(headers["x-request-id"])
})

test.each(['"one"', '"other", "one"', 'W/"x", "one"'])("If-None-Match: %s is a 304 without a body", async (known) => {
  const { ask, observed } = start(answer)
  const reply = await ask(`${path}?since=1`, { headers: { "if-none-match": known } })
  expect([reply.status, await reply.text()]).toEqual([304, ""])
  expect(reply.headers.get("x-request-id")).toBe(observed[0]?.requestId)
})

test.each([
  ["another path", answer, "/api/chat/chats", "GET"],
  ["a path that only begins like it", answer, `${path}/more`, "GET"],
  ["another method", answer, path, "POST"],
  ["an answer that must be read first", null, path, "GET"],
] as const)("%s goes to the framework", async (_, known, target, method) => {
  const { ask, observed } = start(known)
  expect(await (await ask(target, { method })).text()).toBe("from the framework")
  expect(observed).toEqual([])
})

test("bodies are limited per address with the time to wait, and replies without a body are not", async () => {
  const { ask } = start(answer)
  const from = (address: string, known?: string) =>
    ask(path, { headers: { "x-forwarded-for": address, ...(known !== undefined && { "if-none-match": known }) } })
  for (let count = 0; count < 6_000; count++) await from("10.0.0.1")
  const refused = await from("10.0.0.1")
  expect([refused.status, Number(refused.headers.get("retry-after")) > 30]).toEqual([429, true])
  expect((await from("10.0.0.1", answer.etag)).status).toBe(304)
  expect((await from("10.0.0.2")).status).toBe(200)
})
