import { acceptsBet } from "./round-predicates"
import type { Bet, RoundState } from "./round-state"

/** A bet of this wallet that another game page must finish before this one may place its own. */
export interface OtherBet {
  gameId: string
  /** Mint of the token the bet was placed with; null when it is not known. */
  token: string | null
  /** "unrevealed": settled, but no board has shown the result. "unknown": it is not known whether the wager has moved. */
  phase: "signing" | "settling" | "unrevealed" | "unknown"
}

/** A wallet's one round, as one game sees it. */
export interface GameRound {
  round: RoundState
  otherBet: OtherBet | null
}

/** What a game page shows: its own bets, placed with the token that is selected. */
export interface GameAndToken {
  gameId: string
  /** Mint. */
  token: string
}

const idle: RoundState = { phase: "idle" }

/**
 * The part of a wallet's round that belongs to a game. The chain allows one pending bet per wallet, so a bet or a result
 * of another game, or of another token, leaves this board idle; `otherBet` says what keeps it from betting.
 * `betToken` is the mint of the bet in `round`.
 */
export function roundForGame(round: RoundState, betToken: string | null, page: GameAndToken): GameRound {
  const own = (gameId: string, token: string | null) => gameId === page.gameId && token === page.token
  switch (round.phase) {
    case "idle":
      return { round, otherBet: null }
    case "settled":
    case "revealed": {
      const { bet, token } = round.result
      if (own(bet.gameId, token)) return { round, otherBet: null }
      const unrevealed = { gameId: bet.gameId, token, phase: "unrevealed" } as const
      return { round: idle, otherBet: round.phase === "settled" ? unrevealed : null }
    }
    case "failed":
      if (round.bet === null || own(round.bet.gameId, betToken)) return { round, otherBet: null }
      return { round: idle, otherBet: acceptsBet(round) ? null : otherBet(round.bet, betToken, "unknown") }
    case "preparing":
    case "simulating":
    case "signing":
      return waiting(round, "signing")
    default:
      return waiting(round, "settling")
  }

  function waiting(now: RoundState & { bet: Bet }, phase: OtherBet["phase"]): GameRound {
    if (own(now.bet.gameId, betToken)) return { round: now, otherBet: null }
    return { round: idle, otherBet: otherBet(now.bet, betToken, phase) }
  }
}

const otherBet = ({ gameId }: Bet, token: string | null, phase: OtherBet["phase"]): OtherBet => ({
  gameId,
  token,
  phase,
})

/** Whether two views of a round name the same other bet in the same phase. */
export const sameOtherBet = (one: OtherBet | null, other: OtherBet | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.gameId === other.gameId &&
    one.token === other.token &&
    one.phase === other.phase)
