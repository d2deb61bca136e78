import { afterAll, beforeAll, expect, test } from "vitest"
import { type TestApi, testApi } from "../../server/testing/test-api"
import { fuzzCall, fuzzedCalls } from "./fuzz"

const requestsEach = 50

let api: TestApi
beforeAll(async () => {
  api = await testApi("embedded")
}, 120_000)
afterAll(() => api.close())

// `npm run prove fuzz` sends 20,000 to each, on PostgreSQL too.
test.each(fuzzedCalls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  "50 generated requests to %s cause no 500 and no hang",
  async (_name, call) => {
    const { failures, requests } = await fuzzCall(api, call, requestsEach, 7)
    expect(failures).toEqual([])
    expect(requests).toBe(requestsEach)
  },
  60_000,
)
