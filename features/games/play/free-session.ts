import { createFreeBetting, type Lock, tabLock } from "@dghrt/betting"
import { acceptsBet } from "@dghrt/betting/model"
import { hashSeed } from "@dghrt/fairness"
import { type Stored, stored } from "@dghrt/kernel/storage"
import type { TokenConfig } from "#contract/config"
import { MAX_CREATOR_FEE_BPS } from "#contract/fees"
import type { Chain } from "#features/chain"
import { createNextSeed } from "#features/fairness"
import { freePlayToken } from "#features/tokens"
import { betMessage } from "../kit/bet-message"
import { betAnnouncer } from "./bet-announcer"
import {
  drawn,
  emptyLedger,
  type FreeLedger,
  freeLedger,
  moveVisitorLedger,
  refilled,
  refusal,
  shown,
} from "./free-ledger"
import { VISITOR } from "./free-player"
import type { PlaySession } from "./play-session"

/** Free play of a wallet or a visitor: a session like any other, without a program behind it. */
export interface FreeSession extends PlaySession {
  /** The wallet, or `VISITOR`. */
  readonly address: string
  /** Puts the balance back to where it began; does nothing while a bet is on its way. */
  refill(): void
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

interface FreePlay {
  memory: Stored<FreeLedger>
  lock: Lock
  clientSeed(): string
}

/** Free play over a ledger. */
export function createFreePlay(address: string, { memory, lock, clientSeed }: FreePlay) {
  const betting = createFreeBetting<Chain, TokenConfig, FreeLedger>({
    address,
    token: freePlayToken,
    memory,
    lock,
    clientSeed,
    hashSeed,
    refusal,
    draw: drawn,
    shown,
    busy: () => betMessage("FREE_PLAYING_ELSEWHERE"),
    announcer: betAnnouncer,
    maxCreatorFeeBps: MAX_CREATOR_FEE_BPS,
  })
  function refill() {
    if (!acceptsBet(betting.state().round)) return
    memory.write(refilled(memory.read()))
    void betting.refresh()
  }
  return { ...betting, refill }
}

export function createFreeSession(address: string): FreeSession {
  const nextSeed = createNextSeed()
  const free = createFreePlay(address, {
    memory: ledgerOf(address),
    lock: tabLock(`dghrt-free-play-${address}`),
    clientSeed() {
      const seed = nextSeed.current()
      nextSeed.shuffle()
      return seed
    },
  })
  return { ...free, nextSeed, program: null }
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
