import { approvalOf, confirmed, createShownBalance, playShowing, systemClock } from "@dghrt/betting"
import { logger } from "@dghrt/kernel/logger"
import { type Stored, stored } from "@dghrt/kernel/storage"
import { MAX_CREATOR_FEE_BPS } from "#contract/fees"
import { createNextSeed } from "#features/fairness"
import { freePlayToken } from "#features/tokens"
import { betAnnouncer } from "../bet/bet-announcer"
import { browserVisibility } from "../kit/browser-visibility"
import { tabLock } from "../kit/tab-lock"
import type { PlaySession } from "../session/play-session"
import { emptyLedger, type FreeLedger, freeLedger, moveVisitorLedger } from "./free-ledger"
import { VISITOR } from "./free-player"
import { createFreeRound, type FreeRound } from "./free-round"

/** Free play of a wallet or a visitor: a session like any other, without a program behind it. */
export interface FreeSession extends PlaySession {
  /** The wallet, or `VISITOR`. */
  readonly address: string
  readonly round: FreeRound
}

export const isFreeSession = (session: PlaySession): session is FreeSession => session.program === null

/** Free play costs nothing, so there is nothing to show. */
const unquoted = {
  clock: systemClock,
  announcer: betAnnouncer,
  maxCreatorFeeBps: MAX_CREATOR_FEE_BPS,
  shownCosts: () => ({ quote: null, pool: null }),
  showCosts: () => undefined,
}

const ledgers = new Map<string, Stored<FreeLedger>>()

function ledgerOf(player: string): Stored<FreeLedger> {
  const known = ledgers.get(player)
  if (known) return known
  const empty = emptyLedger()
  const ledger = stored(`dghrt-free-play-${player}`, freeLedger, empty)
  ledgers.set(player, ledger)
  if (player !== VISITOR) moveVisitorLedger(ledger, empty, ledgerOf(VISITOR))
  return ledger
}

export function createFreeSession(address: string): FreeSession {
  const closed = new AbortController()
  const confirm = confirmed(address, closed.signal)
  const nextSeed = createNextSeed()
  const round = createFreeRound({
    memory: ledgerOf(address),
    lock: tabLock(`dghrt-free-play-${address}`),
    clientSeed() {
      const seed = nextSeed.current()
      nextSeed.shuffle()
      return seed
    },
  })
  const shown = createShownBalance({ round, facts: round.facts, visibility: browserVisibility })
  return {
    address,
    token: freePlayToken,
    round,
    facts: round.facts,
    shown,
    nextSeed,
    program: null,
    open() {
      round.open().catch((error) => {
        logger.warn("Free play could not be opened", error)
        round.facts.problem = error instanceof Error ? error.message : "Free play could not be opened."
      })
    },
    refresh: () => Promise.resolve(),
    quote: () => Promise.resolve(),
    place: (bet, rules) =>
      confirm(bet, rules, () =>
        playShowing(shown, round, bet, () =>
          round.play(bet, approvalOf(bet, rules, { ...unquoted, address, token: freePlayToken })),
        ),
      ),
    approve: () => Promise.resolve({ approved: false, refusal: null }),
    close() {
      closed.abort()
      shown.close()
      round.close()
    },
  }
}

let current: FreeSession | null = null

/** The free play of this wallet or visitor; that of another player in this tab ends with it. */
export function freeSessionFor(address: string): FreeSession {
  if (current?.address === address) return current
  current?.close()
  current = createFreeSession(address)
  current.open()
  return current
}
