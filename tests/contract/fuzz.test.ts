import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type TestApi, testApi } from "../../server/testing/test-api"
import { fuzzCall, fuzzedCalls } from "./fuzz"

describe.each(["embedded", "PostgreSQL"] as const)("on %s, 500 generated requests", (storage) => {
  let api: TestApi
  beforeAll(async () => {
    api = await testApi(storage)
  }, 120_000)
  afterAll(() => api.close())

  test.each(fuzzedCalls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    "to %s cause no 500 and no hang",
    async (_name, call) => {
      const { failures, requests } = await fuzzCall(api, call, 500, 7)
      expect(failures).toEqual([])
      expect(requests).toBe(500)
    },
    120_000,
  )
})
