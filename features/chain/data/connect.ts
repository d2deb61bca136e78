import { Connection } from "@solana/web3.js"
import type { AppConfig } from "#contract/config"
import { yieldToMain } from "#features/kernel"
import { toChainError } from "../model/chain-error"

// Reads must fail before the player wonders; the whole page promises a word within ten seconds.
const slowestReplyMs = 8_000

/** A connection whose every request gets an answer or an error in time. */
export const connect = (config: AppConfig, commitment: "processed" | "confirmed"): Connection =>
  new Connection(config.rpcUrl, {
    commitment,
    wsEndpoint: config.wsUrl,
    disableRetryOnRateLimit: true,
    async fetch(input, init) {
      // A reply is often followed by the next question: one is read and the other sent in tasks of their own.
      await yieldToMain()
      return fetch(input, { ...init, signal: AbortSignal.timeout(slowestReplyMs) })
    },
  })

/** The same call; whatever it throws is a `ChainError`. */
export const guarded =
  <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
  async (...args: A): Promise<R> => {
    try {
      return await call(...args)
    } catch (error) {
      throw toChainError(error)
    }
  }
