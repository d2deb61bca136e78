import { percentText } from "#contract/games/odds"
import {
  allowsWager,
  chanceOf,
  fewestPlayers,
  type ListedGame,
  type MultiplayerGame,
  phaseOf,
  potOf,
  type WagerRule,
} from "#features/chain"
import { exactAmount, shortAmount } from "../kit/amount-text"
import { MOST_RACERS } from "./race"
import type { Token } from "./race-result"

const amount = (value: bigint, { symbol, decimals }: Token) => `${exactAmount(value, decimals)} ${symbol}`

/** "0.25 SOL", "0.1 to 5 SOL", "Any bet". */
export function wagerText(rule: WagerRule, token: Token): string {
  if (rule.kind === "same") return amount(rule.amount, token)
  if (rule.kind === "custom") return "Any bet"
  return `${exactAmount(rule.min, token.decimals)} to ${amount(rule.max, token)}`
}

/** "0:38", never below zero. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(left / 60)}:${`${left % 60}`.padStart(2, "0")}`
}

/** "starts in 0:38", and "starts now" in its last second. */
const inText = (what: string, seconds: number) => (seconds > 1 ? `${what} in ${clockText(seconds)}` : `${what} now`)

export interface RaceState {
  /** "Waiting", "Starting", "Drawing", "Settled", "Overdue". */
  state: string
  /** What happens next, and when; null when nothing does. */
  detail: string | null
}

/** The phase of a game, by the clock of the chain. */
export function raceStateOf(game: MultiplayerGame, nowSeconds: number): RaceState {
  const phase = phaseOf(game, nowSeconds)
  if (phase === "drawn") return { state: "Settled", detail: null }
  if (phase === "overdue") return { state: "Overdue", detail: "wagers can be taken back" }
  if (phase === "drawing") return { state: "Drawing", detail: "no more bets" }
  if (phase === "locked") return { state: "Starting", detail: "no more bets" }
  const alone = game.players.length < fewestPlayers
  if (alone) {
    const ends = inText("ends", game.hardEndSeconds - nowSeconds)
    return {
      state: "Waiting",
      detail: `${ends} unless ${game.players.length === 0 ? "two players join" : "another player joins"}`,
    }
  }
  return { state: "Waiting", detail: inText("starts", game.softEndSeconds - nowSeconds) }
}

/** What the one filled button does for this player at this table. */
export type Offer =
  | { act: "join"; allowed: boolean; problem: string | null }
  | { act: "leave" | "edit" }
  | { act: "replay" }
  | { act: "wait"; text: string }

export function offerOf(game: ListedGame, address: string, wager: bigint, nowSeconds: number, token: Token): Offer {
  const phase = phaseOf(game, nowSeconds)
  const seat = game.players.find((player) => player.address === address)
  if (phase === "drawn") {
    return game.winners.length > 0 ? { act: "replay" } : { act: "wait", text: "This race had no players." }
  }
  if (phase === "overdue" && seat) return { act: "leave" }
  if (phase !== "open") return { act: "wait", text: "The program is drawing the winner." }
  if (seat) return seat.wager !== wager && allowsWager(game.wager, wager) ? { act: "edit" } : { act: "leave" }
  if (wager === 0n) return { act: "join", allowed: false, problem: "Enter a bet to join." }
  const problem = allowsWager(game.wager, wager) ? null : `This race takes ${wagerText(game.wager, token)}.`
  return { act: "join", allowed: problem === null, problem }
}

/** "Pot 2.0000 SOL, your chance 50%."; alone there is no race, and so no chance. */
export function oddsText(game: Pick<MultiplayerGame, "players">, own: string, { symbol, decimals }: Token): string {
  const pot = `Pot ${shortAmount(potOf(game), decimals)} ${symbol}`
  if (game.players.length < fewestPlayers)
    return `${pot}. A race needs a second player; without one your bet comes back.`
  return `${pot}, your chance ${percentText(chanceOf(game, own))}%.`
}

/** What this player has staked in a game; 0n without a place. Leaving it, and changing the bet, gives all of it back. */
export const stakedIn = ({ players }: Pick<MultiplayerGame, "players">, own: string): bigint =>
  players.find(({ address }) => address === own)?.wager ?? 0n

export interface LobbyOf {
  mint: string
  /** The operator's address. */
  creator: string
  /** This player's wallet. */
  own: string
}

/**
 * Races of this token that the board can show, the newest first; those that are over last. The program is everybody's: a
 * race is in this lobby if the operator or this player opened it, or a player in it came through the operator.
 */
export function racesIn(games: readonly ListedGame[], { mint, creator, own }: LobbyOf): ListedGame[] {
  const ours = games.filter(
    ({ maker, players, ...game }) =>
      game.mint === mint &&
      game.maxPlayers <= MOST_RACERS &&
      (maker === creator || maker === own || players.some((player) => player.creator === creator)),
  )
  const over = ({ state }: ListedGame) => state === "settled"
  return [...ours.filter((game) => !over(game)), ...ours.filter((game) => over(game) && game.players.length > 0)]
}
