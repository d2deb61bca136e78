import { createSession, systemClock } from "@dghrt/betting"
import { type Stored, stored } from "@dghrt/kernel/storage"
import type { TokenConfig } from "#contract/config"
import { MAX_CREATOR_FEE_BPS } from "#contract/fees"
import type { Chain } from "#features/chain"
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
  const session = createSession<Chain, TokenConfig>({
    address,
    token: freePlayToken,
    chain: null,
    round,
    facts: round.facts,
    clock: systemClock,
    announcer: betAnnouncer,
    visibility: browserVisibility,
    maxCreatorFeeBps: MAX_CREATOR_FEE_BPS,
  })
  return { ...session, round, nextSeed, program: null }
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
