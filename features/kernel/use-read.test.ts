import { SWRConfig } from "swr"
import { expect, test } from "vitest"

test("a read that fails is tried again after 5 s and later, equal reads within 2 s are one, and focus reads again after 5 s", () => {
  expect(SWRConfig.defaultValue).toMatchObject({
    dedupingInterval: 2_000,
    focusThrottleInterval: 5_000,
    loadingTimeout: 3_000,
    errorRetryInterval: 5_000,
    shouldRetryOnError: true,
  })
})
