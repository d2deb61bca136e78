import { Connection } from "@solana/web3.js"
import type { AppConfig } from "#contract/config"
import { logger, yieldToMain } from "#features/kernel"
import { ChainError, toChainError } from "../model/chain-error"

// Below the ten seconds within which every screen says what it waits for.
const slowestReplyMs = 8_000

/** A connection on which every request ends in time, with a reply or with an error. */
export const connect = (config: AppConfig, commitment: "processed" | "confirmed"): Connection =>
  new Connection(config.rpcUrl, {
    commitment,
    wsEndpoint: config.wsUrl,
    disableRetryOnRateLimit: true,
    async fetch(input, init) {
      // Yield between reading a reply and sending the next request.
      await yieldToMain()
      const reply = await fetch(input, { ...init, signal: AbortSignal.timeout(slowestReplyMs) })
      if (reply.ok) return reply
      throw new ChainError(
        "network",
        reply.status === 429
          ? "The Solana node has too many requests. Wait a moment and try again."
          : "The Solana node refused the request. Try again in a moment.",
        `${reply.status}`,
      )
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

/** A subscription that cannot be ended was lost with its socket. */
export const notUnsubscribed = (error: unknown) => logger.info("A subscription had ended already", error)
