import { type Evidence, verifyRound } from "@dghrt/fairness"
import { fetchRound, jsonRpc } from "@dghrt/fairness/chain"
import * as v from "valibot"
import { dailyStats, gameStats, poolHistory } from "#contract/charts"
import { leaderboard } from "#contract/leaderboard"
import { playerStats } from "#contract/players"
import { chartPeriods, series } from "#contract/series"
import { settledGameOfTransaction, settledGames } from "#contract/settled-games"
import { platformStats } from "#contract/stats"
import { pictured, type RoundResult } from "../../features/games/testing"
import type { PlayedRound } from "../support/populate"
import { roundAlterations } from "../support/round-alterations"
import type { Claim } from "./proof"

type Report = (claim: Claim) => void

export const claim = (report: Report, text: string, wrong: readonly string[], checked: number) =>
  report({ text, held: wrong.length === 0 && checked > 0, figure: wrong[0] ?? `${checked} checked` })

/** The evidence with one field altered; each round in its turn. The first round of an account has no nonce before it. */
export function altered(evidence: Evidence, turn: number) {
  const possible = roundAlterations.filter(([name]) => name !== "nonce" || evidence.expectedNonce !== undefined)
  const [name = "", step = "hash", alter] = possible[turn % possible.length] ?? []
  return { name, step, evidence: { ...evidence, ...alter?.(evidence) } }
}

/** Every round is consistent; every round with one altered field is rejected with the right step. Returns the evidence. */
export async function proveRounds(rpcUrl: string, rounds: readonly PlayedRound[], report: Report): Promise<Evidence[]> {
  const call = jsonRpc(rpcUrl)
  const [unverified, accepted]: [string[], string[]] = [[], []]
  const evidences: Evidence[] = []
  for (const [index, round] of rounds.entries()) {
    const { signature, drawn } = round
    const { evidence } = await fetchRound(signature, call, { cluster: "localnet" })
    evidences.push(evidence)
    const { verdict, steps } = await verifyRound(evidence)
    if (verdict !== "consistent") unverified.push(`${signature} is ${verdict}`)
    if (steps.length !== 6) unverified.push(`${signature} has ${steps.length} steps`)
    if (evidence.resultIndex !== drawn.resultIndex) unverified.push(`${signature} shows another result`)
    if (evidence.wager !== round.wager || evidence.payout !== round.payout)
      unverified.push(`${signature} moved other amounts`)
    const change = altered(evidence, index)
    const judged = await verifyRound(change.evidence)
    if (
      judged.verdict === "consistent" ||
      !judged.steps.some(({ id, status }) => id === change.step && status === "failed")
    )
      accepted.push(`${change.name} of ${signature}: ${judged.verdict}`)
  }
  const games = new Set(rounds.map(({ game }) => game)).size
  if (games !== 9) unverified.push(`only ${games} games were played`)
  claim(report, "the proof of every round of nine games passes", unverified, rounds.length)
  claim(report, "each round with one altered field is rejected, and the failing step is named", accepted, rounds.length)
  return evidences
}

const read = async <T>(url: string, schema: v.GenericSchema<unknown, T>): Promise<T> =>
  v.parse(schema, await (await fetch(url)).json())

const sum = (rounds: readonly PlayedRound[], of: "wager" | "payout") =>
  rounds.reduce((total, round) => total + round[of], 0n)

/** Every figure that the explorer shows agrees with what was played, to the lamport. */
export async function proveFigures(
  api: string,
  { creator, mint }: { creator: string; mint: string },
  rounds: readonly PlayedRound[],
  report: Report,
) {
  const wrong: string[] = []
  const same = (what: string, shown: unknown, played: unknown) => {
    if (shown !== played) wrong.push(`${what} shows ${shown}, played were ${played}`)
  }
  const stats = await read(`${api}/stats?creator=${creator}`, platformStats)
  same("plays", stats.plays, rounds.length)
  same("players", stats.players, new Set(rounds.map(({ player }) => player)).size)
  same("volume", stats.volumeLamports, sum(rounds, "wager"))

  const games = await read(`${api}/stats/games?token=${mint}`, gameStats)
  for (const { game, plays, wagered, paid } of games.games) {
    const own = rounds.filter((round) => round.game === game)
    same(`plays of ${game}`, plays, own.length)
    same(`wagers of ${game}`, wagered, sum(own, "wager"))
    same(`payouts of ${game}`, paid, sum(own, "payout"))
  }
  same("number of games", games.games.length, new Set(rounds.map(({ game }) => game)).size)

  const ranking = await read(`${api}/leaderboard?token=${mint}`, leaderboard)
  for (const { user, wagered, plays } of ranking.entries) {
    const own = rounds.filter(({ player }) => player === user)
    same(`wagers of ${user} on the leaderboard`, wagered, sum(own, "wager"))
    same(`plays of ${user} on the leaderboard`, plays, own.length)
    const player = (await read(`${api}/players/${user}`, playerStats)).tokens.find(({ token }) => token === mint)
    same(`wagers of ${user}`, player?.wagered, sum(own, "wager"))
    same(`payouts of ${user}`, player?.paid, sum(own, "payout"))
    same(`wins of ${user}`, player?.wins, own.filter(({ payout, wager }) => payout > wager).length)
  }
  const amounts = ranking.entries.map(({ wagered }) => wagered)
  same("order of the leaderboard", amounts.join(), amounts.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)).join())

  await compareCharts(api, mint, rounds, same)

  const listed: string[] = []
  let before: string | null = ""
  while (before !== null) {
    const path: string = `${api}/events/settledGames?itemsPerPage=200${before === "" ? "" : `&before=${before}`}`
    const page = await read(path, settledGames)
    listed.push(...page.results.map(({ betSignature }) => betSignature ?? ""))
    before = page.next ?? null
  }
  same("listed plays", new Set(listed).size, rounds.length)
  for (const { signature } of rounds) if (!listed.includes(signature)) wrong.push(`${signature} is not listed`)
  claim(report, "tiles, tables and leaderboard agree with the plays, to the lamport", wrong, rounds.length)
}

type Same = (what: string, shown: unknown, played: unknown) => void

/** Every period of every chart sums up to what was played, of the platform and of each player; so do days and pool. */
async function compareCharts(api: string, mint: string, rounds: readonly PlayedRound[], same: Same) {
  const players = [...new Set(rounds.map(({ player }) => player))]
  const scopes = [
    { what: "the platform", path: "stats", own: rounds },
    ...players.map((player) => ({
      what: player,
      path: `players/${player}`,
      own: rounds.filter((round) => round.player === player),
    })),
  ]
  const total = (buckets: readonly { plays: number; wagered: bigint; paid: bigint }[]) => [
    buckets.reduce((sum, { plays }) => sum + plays, 0),
    buckets.reduce((sum, { wagered }) => sum + wagered, 0n),
    buckets.reduce((sum, { paid }) => sum + paid, 0n),
  ]
  for (const { what, path, own } of scopes) {
    const played = [own.length, sum(own, "wager"), sum(own, "payout")].join()
    for (const period of chartPeriods) {
      const { buckets } = await read(`${api}/${path}/series?token=${mint}&period=${period}`, series)
      same(`the chart of ${what}, ${period}`, total(buckets).join(), played)
    }
  }
  const { days } = await read(`${api}/stats/daily?token=${mint}`, dailyStats)
  same("the days", total(days).join(), [rounds.length, sum(rounds, "wager"), sum(rounds, "payout")].join())
  const pool = await read(`${api}/pools/${mint}/history`, poolHistory)
  const result = pool.days.reduce((total, day) => total + day.result - day.pool_fees, 0n)
  same("the result of the pool without its fees", result, sum(rounds, "wager") - sum(rounds, "payout"))
}

/** The picture drawn from the indexer's event is the one drawn from the player's account when the bet settled. */
export async function provePictures(api: string, mint: string, rounds: readonly PlayedRound[], report: Report) {
  const wrong: string[] = []
  for (const round of rounds) {
    const game = pictured.find((one) => one.game === round.game)
    const found = await read(`${api}/events/settledGame?signature=${round.signature}`, settledGameOfTransaction)
    const [event] = found.results
    if (!game || !event || event.bet === null || event.metadata === null || event.nonce === null) {
      wrong.push(`${round.signature} has no whole event`)
      continue
    }
    const bet = { gameId: round.game, betArray: round.betArray, wager: round.wager, metadata: round.metadata }
    const unknown = { hashedSeed: null, committedSlot: null, betSlot: null, jackpotPayout: 0n, signature: null }
    const live: RoundResult = {
      ...{ bet, token: mint, payout: round.payout, ...round.drawn, ...unknown },
      multiplierBps: round.betArray[round.drawn.resultIndex] ?? 0,
    }
    const replayed: RoundResult = {
      bet: { gameId: event.game ?? "", betArray: event.bet, wager: event.wager, metadata: event.metadata },
      ...{ token: event.token, payout: event.payout, multiplierBps: event.multiplierBps ?? 0, ...unknown },
      nonce: event.nonce,
      resultIndex: event.resultIndex ?? -1,
      clientSeed: event.clientSeed ?? "",
      rngSeed: event.rngSeed ?? "",
    }
    const drawing = (result: RoundResult) => JSON.stringify(game.picture({ phase: "revealed", result }, result), text)
    if (drawing(live) !== drawing(replayed)) wrong.push(`${round.game} ${round.signature} is drawn differently`)
  }
  claim(report, "a replay shows the outcome that the player saw", wrong, rounds.length)
}

const text = (_: string, value: unknown) => (typeof value === "bigint" ? `${value}` : value)
