import * as v from "valibot"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { ApiError, getJson, postJson, toApiError } from "./http"

const schema = v.object({ count: v.number() })
const answer = (body: string, init?: ResponseInit) => async () => new Response(body, init)
const ask = (fetch: typeof globalThis.fetch, timeoutMs?: number, signal?: AbortSignal) =>
  getJson("/api/x", schema, { fetch, ...(timeoutMs && { timeoutMs }), ...(signal && { signal }) }).catch(
    (error: unknown) => error,
  )
const never: typeof fetch = (_path, init) =>
  new Promise((_, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)))

describe("a server's answer", () => {
  test("that fits is given back parsed", async () => {
    expect(await ask(answer('{"count":3}'))).toEqual({ count: 3 })
  })

  test.each(['{"count":"3"}', "{}", "<html>", ""])("that does not fit (%s) is malformed", async (body) => {
    expect(await ask(answer(body))).toMatchObject({ kind: "malformed" })
  })

  test("of 429 says how long to wait", async () => {
    const error = await ask(answer("", { status: 429, headers: { "retry-after": "7" } }))
    expect(error).toMatchObject({
      kind: "refused",
      status: 429,
      retryAfterSeconds: 7,
      message: expect.stringContaining("7 seconds"),
    })
  })

  test("of 500 is a refusal", async () => {
    expect(await ask(answer("oops", { status: 500 }))).toMatchObject({ kind: "refused", status: 500 })
  })

  test("that never comes is slow, not endless", async () => {
    expect(await ask(never, 20)).toMatchObject({ kind: "slow" })
  })

  test("that cannot be had is offline", async () => {
    const error = await ask(async () => {
      throw new TypeError("Failed to fetch")
    })
    expect(error).toMatchObject({ kind: "offline" })
  })
})

describe("a request that its caller may end, in a browser without AbortSignal.any", () => {
  const native = Object.getOwnPropertyDescriptor(AbortSignal, "any") ?? {}
  beforeEach(() => void Reflect.deleteProperty(AbortSignal, "any"))
  afterEach(() => void Object.defineProperty(AbortSignal, "any", native))

  test("brings its data", async () => {
    expect(await ask(answer('{"count":3}'), undefined, new AbortController().signal)).toEqual({ count: 3 })
  })

  test("ends with its caller", async () => {
    const caller = new AbortController()
    const asked = ask(never, undefined, caller.signal)
    caller.abort("left the page")
    expect(await asked).toBe("left the page")
  })

  test("is slow after its time", async () => {
    expect(await ask(never, 20, new AbortController().signal)).toMatchObject({ kind: "slow" })
  })
})

test("a function that fails in this browser is not called a bad connection", async () => {
  const any = vi.spyOn(AbortSignal, "any").mockImplementation(() => {
    throw new TypeError("Illegal invocation")
  })
  expect(await ask(answer('{"count":3}'), undefined, new AbortController().signal)).toBeInstanceOf(TypeError)
  any.mockRestore()
})

test("a posted body is JSON", async () => {
  let seen: RequestInit | undefined
  await postJson("/api/x", { a: 1 }, schema, {
    fetch: async (_path, init) => {
      seen = init
      return new Response('{"count":1}')
    },
  })
  expect(seen).toMatchObject({ method: "POST", body: '{"a":1}', headers: { "content-type": "application/json" } })
})

test("a stranger's error does not reach the reader", () => {
  expect(toApiError(new TypeError("secret internals")).message).not.toContain("secret")
  const own = new ApiError("slow", "Too slow.")
  expect(toApiError(own)).toBe(own)
})
