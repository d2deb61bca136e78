import type { Clock } from "@dghrt/betting"
import { proxy } from "valtio/vanilla"
import { type AtSlot, type Chain, type GameAccount, type Prepared, toChainError } from "#features/chain"
import { logger } from "#features/kernel"

export type AccountTask = "open" | "reset" | "close"

/** What is known of the wallet's account at the program; a null game is an account that does not exist. */
export type AccountReading =
  | { status: "loading" }
  | { status: "failed"; message: string }
  | { status: "known"; game: GameAccount | null }

export interface PlayerAccount {
  readonly state: {
    account: AccountReading
    /** What is under way; one thing at a time. */
    task: AccountTask | null
    /** Why the last task did not come about. */
    problem: string | null
    /** The last task that the chain confirmed; its name is null where `onReturned` has said it. */
    done: { task: AccountTask | null; signature: string } | null
  }
  /** Reads the account now, on each change and beside that every few seconds, until the returned function is called. */
  watch(): () => void
  /** Sends one of the program's instructions and waits until the chain has confirmed it. */
  run(task: AccountTask): Promise<void>
}

interface Ports {
  chain(): Promise<Chain>
  /** Of the token of the game page, for an account that names none. */
  mint: string
  clock: Clock
  /** A bet was taken back or the account closed, and that is confirmed: no earlier bet counts any more. */
  onCleared?: () => void
  /** Money that a bet had left in the account came home. */
  onReturned?: (units: bigint, signature: string) => void
}

const pollMs = 5_000
const lookMs = 500
const resendMs = 2_000
const patienceMs = 60_000

/** A wallet's account at the game program, as a panel shows and changes it. */
export function createPlayerAccount({ chain, mint, clock, onCleared, onReturned }: Ports): PlayerAccount {
  const state = proxy<PlayerAccount["state"]>({ account: { status: "loading" }, task: null, problem: null, done: null })
  let newest = -1

  function note({ slot, value }: AtSlot<GameAccount | null>) {
    // A subscription may overtake a reading that was asked for earlier.
    if (slot < newest) return
    newest = slot
    state.account = { status: "known", game: value }
  }

  async function prepare(
    ready: Chain,
    task: AccountTask,
  ): Promise<{ prepared: Prepared; clears: boolean; held?: bigint }> {
    if (task === "open") return { prepared: await ready.prepareAccount(), clears: false }
    if (task === "close") return { prepared: await ready.prepareClose(), clears: true }
    const { value: game } = await ready.readGame()
    // Without an open bet it claims winnings, and the seed commitment stays.
    const clears = game?.status === "result-requested"
    const prepared = await ready.prepareClaim(clears ? game.tokenMint : mint)
    return { prepared, clears, held: prepared.held }
  }

  /** Hands the transaction in until it has landed; the same signature lands once. */
  async function carryOut(task: AccountTask): Promise<PlayerAccount["state"]["done"]> {
    const ready = await chain()
    const { prepared, clears, held = 0n } = await prepare(ready, task)
    const signed = await ready.sign(prepared)
    const begun = clock.now()
    for (let nextSend = begun; clock.now() - begun < patienceMs; await clock.sleep(lookMs)) {
      try {
        if (clock.now() >= nextSend) {
          nextSend = clock.now() + resendMs
          await ready.send(signed)
        }
        const { status } = await ready.signatureStatus(signed.signature)
        if (status === "failed") throw new Refused()
        if (status === "landed") {
          if (clears) onCleared?.()
          note(await ready.readGame())
          const { signature } = signed
          if (clears || held === 0n) return { task, signature }
          onReturned?.(held, signature)
          return { task: null, signature }
        }
      } catch (error) {
        if (error instanceof Refused) throw error
        logger.warn("The network did not answer about an account", error)
      }
    }
    throw new Unconfirmed()
  }

  return {
    state,
    watch() {
      const stopped = new AbortController()
      let unsubscribe: (() => void) | null = null
      async function follow() {
        while (!stopped.signal.aborted) {
          try {
            const ready = await chain()
            if (stopped.signal.aborted) return
            unsubscribe ??= ready.watchGame(note)
            note(await ready.readGame())
          } catch (error) {
            if (state.account.status !== "known")
              state.account = { status: "failed", message: toChainError(error).message }
          }
          await clock.sleep(pollMs, stopped.signal)
        }
      }
      void follow()
      return () => {
        stopped.abort()
        unsubscribe?.()
      }
    },
    async run(task) {
      if (state.task !== null) return
      Object.assign(state, { task, problem: null, done: null })
      try {
        state.done = await carryOut(task)
      } catch (error) {
        state.problem = problemOf(error)
      } finally {
        state.task = null
      }
    },
  }
}

class Refused extends Error {}
class Unconfirmed extends Error {}

function problemOf(error: unknown): string {
  if (error instanceof Refused) return "The game program refused the request. Only the network fee was paid."
  if (error instanceof Unconfirmed) return "No confirmation yet. Look at the account's status before you try again."
  const { kind, code, message } = toChainError(error)
  if (kind === "rejected-by-wallet") return "You declined it in your wallet. Nothing was sent."
  if (kind === "insufficient-funds") return "Your balance does not cover the deposit and the network fee."
  if (code === "NotReadyToPlay")
    return "A bet is still waiting for its result. Wait for it, or reset the account first."
  return message
}
