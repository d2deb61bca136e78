import { betResult } from "#contract/bet-result"
import { type MultiplayerGame, prizeOf } from "#features/chain"
import { exactAmount, signedAmount } from "../kit/amount-text"

export interface Token {
  symbol: string
  decimals: number
}

/** What a race came to for one of its players. */
export interface RaceResult {
  /** The winner's name or address. */
  winner: string
  /** `returned`: no other player joined. */
  outcome: "won" | "lost" | "returned"
  wager: bigint
  /** What the winner gets. */
  prize: bigint
  /** 0 for the first. */
  place: number
}

type Drawn = Pick<MultiplayerGame, "players" | "winners">

/** Null for a wallet that was not in the race, and for a race without a winner. */
export function raceResultOf(
  game: Drawn,
  address: string,
  nameOf: (address: string) => string,
  place: number,
): RaceResult | null {
  const winner = game.players[game.winners[0] ?? -1]
  const own = game.players.find((player) => player.address === address)
  if (!own || !winner) return null
  const outcome = game.players.length === 1 ? "returned" : own.address === winner.address ? "won" : "lost"
  return { winner: nameOf(winner.address), outcome, wager: own.wager, prize: prizeOf(game), place }
}

const places = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]

const settled = (winner: string) => `Race settled. Winner ${winner}.`

/** The draw in words, and the money. */
export function resultText({ winner, outcome, wager, prize, place }: RaceResult, token: Token): string {
  if (outcome === "returned") return "No other player joined. You got your whole bet back, without fees."
  const money = (value: bigint) => `${signedAmount(value, token.decimals)} ${token.symbol}`
  const result = betResult({ wager, payout: outcome === "won" ? prize : 0n, jackpot: 0n, bonus: 0n })
  if (outcome === "won") {
    return `${settled(winner)} You win ${exactAmount(prize, token.decimals)} ${token.symbol}, ${money(result)} on your bet.`
  }
  return `${settled(winner)} You finished ${places[place] ?? "later"}, ${money(result)}.`
}

/** The same for any viewer of the race: a spectator reads who won. */
export function outcomeText(
  game: Drawn,
  address: string,
  nameOf: (address: string) => string,
  place: number,
  token: Token,
): string {
  const result = raceResultOf(game, address, nameOf, place)
  if (result) return resultText(result, token)
  const winner = game.players[game.winners[0] ?? 0]
  return settled(winner ? nameOf(winner.address) : "unknown")
}
