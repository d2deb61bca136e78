import { logger } from "@dghrt/kernel/logger"
import type { BetToken } from "./model/bet-token"
import { toChainError } from "./model/chain-error"
import type { BetChain } from "./ports/bet-chain"
import type { Clock } from "./ports/clock"
import type { Round } from "./round"
import type { BettingStore, Facts } from "./store"

const refreshMs = 20_000
const retryMs = 3_000
/** After the watch was asked for; a node takes it up in its own time. */
const soonMs = [1_000, 3_000, 6_000]

interface WalletFigures {
  refresh(): Promise<void>
  /** Reads at intervals and after changes, and opens the round as soon as the node answers. */
  keepFresh(): void
}

interface Reading<Chain extends BetChain> {
  chain: () => Promise<Chain>
  token: BetToken
  round: Pick<Round, "open">
  store: BettingStore
  clock: Clock
  closed: AbortSignal
}

/** Reads pool and wallet into the facts of a betting. */
export function createWalletFigures<Chain extends BetChain>(of: Reading<Chain>): WalletFigures {
  const { chain, token, round, store, clock, closed } = of
  let balanceUpdates = 0
  let asked = 0
  let shown = 0
  const know = (facts: Partial<Facts>) => store.set({ facts: { ...store.state().facts, ...facts } })

  async function refresh() {
    asked += 1
    const own = asked
    try {
      const ready = await chain()
      const before = balanceUpdates
      const [pool, holdings] = await Promise.all([ready.readPool(token), ready.readHoldings(token)])
      // The answer to an earlier reading may come last.
      if (closed.aborted || own < shown) return
      shown = own
      // What the watch said meanwhile is newer than what was read.
      const balance = balanceUpdates === before && { balance: holdings.balance }
      know({ pool, problem: null, needsReload: false, holdings, ...balance })
    } catch (error) {
      logger.warn("Pool and balance were not read", error)
      const { kind, message } = toChainError(error)
      if (!closed.aborted) know({ problem: message, needsReload: kind === "code-missing" })
    }
  }

  async function atIntervals() {
    while (!closed.aborted) {
      await refresh()
      await clock.sleep(store.state().facts.problem ? retryMs : refreshMs, closed)
    }
  }

  /** Catches money that arrives between a reading and the start of the node's subscription. */
  async function refreshSoon() {
    for (const ms of soonMs) {
      await clock.sleep(ms, closed)
      if (!closed.aborted) await refresh()
    }
  }

  /** The round needs the chain to follow what an earlier page left; while the node is away it is tried again. */
  async function openPlayer() {
    while (!closed.aborted) {
      try {
        const ready = await chain()
        await round.open()
        if (closed.aborted) return
        const stop = ready.watchBalance(token, (balance) => {
          balanceUpdates += 1
          if (!closed.aborted) know({ balance })
        })
        closed.addEventListener("abort", stop)
        void refreshSoon()
        ready.prewarm(token).catch((error) => logger.info("The first bet will take its time", error))
        return
      } catch (error) {
        logger.warn("The round could not be opened", error)
        await clock.sleep(retryMs, closed)
      }
    }
  }

  return {
    refresh,
    keepFresh() {
      void atIntervals()
      void openPlayer()
    },
  }
}
