import { openStorage, storages } from "../../server/testing/storage"
import { testApi } from "../../server/testing/test-api"
import { fuzzCall, fuzzedCalls } from "../contract/fuzz"
import { killUnderLoad } from "../contract/kills"
import type { Proof } from "./proof"

/** No generated request brings a call down or hangs it. */
export const fuzz = (requests: number): Proof => ({
  name: "fuzz",
  proves: "20,000 generated requests to each call on both storages: no 500, no hang",
  minutes: 12,
  occupies: "server",
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

/** Killing API and indexer at any moment, while players bet and talk, loses and doubles no acknowledged message and no settled play. */
export const kills = (count: number): Proof => ({
  name: "kills",
  proves: "API and indexer killed 50 times on each storage: no message and no play lost or doubled",
  minutes: 7,
  occupies: "server",
  async run(report) {
    for (const kind of storages) {
      const storage = await openStorage(kind)
      const { messages, plays } = await killUnderLoad(storage.place, count)
      await storage.close()
      report({
        text: `${count} kills of API and indexer on ${kind}: messages`,
        held: messages.acknowledged > count && messages.lost.length + messages.doubled.length === 0,
        figure: `${messages.acknowledged} acknowledged, ${messages.lost.length} lost, ${messages.doubled.length} doubled`,
      })
      report({
        text: `${count} kills of API and indexer on ${kind}: plays`,
        held:
          plays.settled > count &&
          plays.lost.length + plays.doubled.length === 0 &&
          plays.counted === plays.settled &&
          plays.perPlayerTotals,
        figure: `${plays.settled} settled, ${plays.lost.length} lost, ${plays.doubled.length} doubled, ${plays.counted} in the roll-ups`,
      })
    }
  },
})
