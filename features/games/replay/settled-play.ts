import type { RoundResult } from "@dghrt/betting/model"

/** A settled play of any wallet, decoded from the chain's event. Amounts are in the token's smallest unit. */
export interface SettledPlay {
  /** Catalogue id. */
  game: string
  user: string
  /** The mint. */
  token: string
  wager: bigint
  payout: bigint
  jackpot: bigint
  /** The part of the wager that bonus tokens paid; null when the source does not say. */
  bonusUsed: bigint | null
  multiplierBps: number
  nonce: number
  clientSeed: string
  rngSeed: string
  resultIndex: number
  bet: readonly number[]
  metadata: string
  signature: string
}

/** The same as a game receives a result. */
export const resultOf = (play: SettledPlay): RoundResult => ({
  bet: { gameId: play.game, betArray: play.bet, wager: play.wager, metadata: play.metadata },
  token: play.token,
  nonce: play.nonce,
  resultIndex: play.resultIndex,
  multiplierBps: play.multiplierBps,
  payout: play.payout,
  clientSeed: play.clientSeed,
  rngSeed: play.rngSeed,
  hashedSeed: null,
  committedSlot: null,
  betSlot: null,
  jackpotPayout: play.jackpot,
  bonusUsed: play.bonusUsed ?? undefined,
  signature: play.signature,
})
