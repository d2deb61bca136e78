import { join } from "node:path"
import { openStorage, storages } from "../../server/testing/storage"
import { testApi } from "../../server/testing/test-api"
import { fuzzCall, fuzzedCalls } from "../contract/fuzz"
import { killWhileTalking } from "../contract/kills"
import type { Proof } from "./proof"

/** No generated request brings a call down or hangs it. */
export const fuzz = (requests: number): Proof => ({
  name: "fuzz",
  async run(report) {
    for (const storage of storages) {
      const api = await testApi(storage)
      for (const call of fuzzedCalls) {
        const { failures, slowestMs } = await fuzzCall(api, call, requests, 11)
        report({
          text: `${requests} generated requests to ${call.method} ${call.path} on ${storage}`,
          held: failures.length === 0,
          figure: failures[0] ?? `no 500, the slowest answer took ${Math.round(slowestMs)} ms`,
        })
      }
      await api.close()
    }
  },
})

/** Killing the API at any moment loses no acknowledged message and doubles none. The chat shows 50 messages, so each life sends one. */
export const kills = (count: number): Proof => ({
  name: "kills",
  async run(report) {
    for (const kind of storages) {
      const storage = await openStorage(kind)
      const { place } = storage
      const environment: Record<string, string> =
        "url" in place ? { DATABASE_URL: place.url } : { DATA_DIR: join(place.folder, "..") }
      const { acknowledged, stored } = await killWhileTalking(environment, count, 1)
      await storage.close()
      const present = stored.filter((text) => acknowledged.includes(text))
      report({
        text: `${count} kills of the API on ${kind}`,
        held: present.join() === acknowledged.join() && new Set(stored).size === stored.length,
        figure: `${acknowledged.length} messages acknowledged, ${present.length} of them stored, in their order`,
      })
    }
  },
})
