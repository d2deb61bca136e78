import { sha256 } from "./seeds"
import { type Remark, remarked } from "./verify-round"

/** A bet in a race, as its event and its signed instruction recorded it. Amounts in the token's smallest unit. */
export interface RaceEntry {
  player: string
  wager: bigint
  /** The operator's fee, fixed when the player joined. */
  creatorFee: bigint
  joinedSlot: number
  /** What the player signed; the event must repeat it. */
  signed: { wager: bigint; creatorFeeBps: number }
}

/** One drawn race as the chain recorded it. A race has no server seed, so there is no HMAC to repeat. */
export interface RaceEvidence {
  /** Players at the draw, in the order of the program's list. */
  entries: readonly RaceEntry[]
  drawnSlot: number
  /** Places in `entries`. */
  winnerIndexes: readonly number[]
  winnerWagers: readonly bigint[]
  payouts: readonly bigint[]
  totalWager: bigint
  /** The first players of the list, as the draw's event names them. */
  firstPlayers: readonly string[]
  /** What the program logged as the source of its draw, 64 hex digits; null where it logs none. */
  entropy: string | null
  /** What the winners' balances rose by, and what was paid in all, fees included; null while the race is not paid out. */
  paid: { winners: readonly bigint[]; total: bigint } | null
  /** Nodes that say this, in agreement; absent where none was asked. */
  nodes?: readonly string[]
  /** Nodes that were asked and have nothing to compare, each with its reason. */
  unanswered?: readonly string[]
  /** What reading the signed transactions found against a step. */
  remarks?: readonly Remark<RaceStepId>[]
}

export const raceSteps = ["players", "order", "pot", "draw", "prize", "payment"] as const
export type RaceStepId = (typeof raceSteps)[number]

export interface RaceStep {
  id: RaceStepId
  title: string
  status: "passed" | "failed" | "unknown"
  /** The values compared, as text to read and copy. */
  detail: string
}

/** "consistent": every record agrees with the others. It does not say that the draw was fair. */
export type RaceVerdict = "consistent" | "failed" | "unknown"

export interface RaceVerification {
  verdict: RaceVerdict
  steps: readonly RaceStep[]
}

const titles: Record<RaceStepId, string> = {
  players: "Players and bets are as signed",
  order: "All players joined before the draw",
  pot: "The pot is the sum of the bets",
  draw: "The winner follows from the logged entropy",
  prize: "The prize is the pot less the fees",
  payment: "The winner was paid",
}

type Finding = Pick<RaceStep, "status" | "detail">
const finding = (passed: boolean, detail: string): Finding => ({ status: passed ? "passed" : "failed", detail })

const BPS = 10_000n
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
const shareOf = (amount: bigint, bps: bigint) => (amount * bps) / BPS

/** With no more players than winners nobody plays against anybody: all bets are returned without fees. */
const isContested = ({ entries, winnerIndexes }: RaceEvidence) => entries.length > winnerIndexes.length

function playersMatch({ entries, firstPlayers }: RaceEvidence): Finding {
  for (const { player, wager, creatorFee, signed } of entries) {
    if (signed.wager !== wager) return finding(false, `${player} bet ${wager}, the bet was signed with ${signed.wager}`)
    const owed = shareOf(signed.wager, BigInt(signed.creatorFeeBps))
    if (owed !== creatorFee) return finding(false, `creator fee of ${player} is ${creatorFee}, signed were ${owed}`)
  }
  const joined = entries.slice(0, firstPlayers.length).map(({ player }) => player)
  return joined.join() === firstPlayers.join()
    ? finding(entries.length > 0, `${entries.length} joined and stayed: ${joined.join(" ") || "none"}`)
    : finding(false, `joined: ${joined.join(" ")}, the draw names: ${firstPlayers.join(" ")}`)
}

function orderMatch({ entries, drawnSlot }: RaceEvidence): Finding {
  const last = Math.max(...entries.map(({ joinedSlot }) => joinedSlot))
  return finding(last < drawnSlot, `last bet in slot ${last}, draw in slot ${drawnSlot}`)
}

function potMatch({ entries, totalWager, winnerIndexes, winnerWagers }: RaceEvidence): Finding {
  const bets = entries.map(({ wager }) => wager)
  if (sum(bets) !== totalWager) return finding(false, `bets ${bets.join(" + ")} = ${sum(bets)}, pot ${totalWager}`)
  const won = winnerIndexes.map((index) => bets[index])
  return won.length > 0 && won.length === winnerWagers.length && won.every((bet, k) => bet === winnerWagers[k])
    ? finding(true, `${bets.join(" + ")} = ${totalWager}, the winner's bet is ${winnerWagers.join(", ")}`)
    : finding(false, `bets of the winners are ${won.join(", ")}, the draw says ${winnerWagers.join(", ")}`)
}

/** The program's own number for the k-th winner: uniform below `bound`, because the biased end is skipped. */
async function numberBelow(entropy: Uint8Array, k: number, bound: bigint): Promise<bigint> {
  const most = 2n ** 64n - 1n
  const limit = most - (most % bound)
  for (let attempt = 0; ; attempt++) {
    const bytes = new Uint8Array(entropy.length + 8)
    bytes.set(entropy)
    const view = new DataView(bytes.buffer)
    view.setUint32(entropy.length, k, true)
    view.setUint32(entropy.length + 4, attempt, true)
    const number = new DataView(await sha256(bytes)).getBigUint64(0, true)
    if (number < limit) return number % bound
  }
}

/** Places that the entropy draws, weighted by bet, without putting a place back. */
async function drawnPlaces(entropy: Uint8Array, wagers: readonly bigint[], winners: number): Promise<number[]> {
  const weights = [...wagers]
  const places: number[] = []
  for (let k = 0; k < winners; k++) {
    let number = await numberBelow(entropy, k, sum(weights))
    let place = 0
    while (number >= (weights[place] ?? 0n)) number -= weights[place++] ?? 0n
    weights[place] = 0n
    places.push(place)
  }
  return places
}

async function drawMatch(evidence: RaceEvidence): Promise<Finding> {
  const { entropy, entries, winnerIndexes } = evidence
  const named = winnerIndexes.join(", ")
  if (!isContested(evidence)) {
    const all = entries.map((_, index) => index).join(", ")
    return finding(named === all, `no opponent, so every bet is returned: places ${named}`)
  }
  if (entropy === null)
    return { status: "unknown", detail: "the program logged no entropy, so the draw cannot be repeated" }
  const wagers = entries.map(({ wager }) => wager)
  const bytes = Uint8Array.from(entropy.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  if (bytes.length !== 32 || wagers.some((wager) => wager <= 0n))
    return finding(false, `entropy ${entropy}, bets ${wagers.join(" ")}`)
  const places = await drawnPlaces(bytes, wagers, winnerIndexes.length)
  return finding(
    places.join(", ") === named,
    `entropy ${entropy}, weighted by bet: place ${places.join(", ")}, the program chose place ${named}`,
  )
}

/**
 * The protocol's fee in basis points, which its event leaves out: the one rate at which prize and fees come to the pot;
 * null when there is none.
 */
export function protocolFeeBps(evidence: RaceEvidence): bigint | null {
  if (!isContested(evidence)) return 0n
  const { entries, totalWager, payouts } = evidence
  const rest = totalWager - sum(payouts) - sum(entries.map(({ creatorFee }) => creatorFee))
  if (rest < 0n || totalWager <= 0n) return null
  const nearest = (rest * BPS) / totalWager
  const sumAt = (bps: bigint) => sum(entries.map(({ wager }) => shareOf(wager, bps)))
  return [nearest, nearest + 1n].find((bps) => sumAt(bps) === rest) ?? null
}

function prizeMatch(evidence: RaceEvidence): Finding {
  const { entries, totalWager, payouts, winnerIndexes } = evidence
  if (payouts.length !== winnerIndexes.length)
    return finding(false, `${winnerIndexes.length} winners, ${payouts.length} payouts`)
  if (!isContested(evidence)) {
    const own = winnerIndexes.map((index) => entries[index]?.wager)
    return finding(own.join() === payouts.join(), `bets ${own.join(", ")} returned as ${payouts.join(", ")}`)
  }
  const creatorFees = sum(entries.map(({ creatorFee }) => creatorFee))
  const bps = protocolFeeBps(evidence)
  const paid = payouts.join(" + ")
  return bps === null
    ? finding(false, `pot ${totalWager}, creator fees ${creatorFees}, prize ${paid}: the rest is no fee of one rate`)
    : finding(true, `${totalWager} - ${creatorFees} creator fees - ${Number(bps) / 100}% protocol fee = ${paid}`)
}

function paymentMatch({ paid, payouts, totalWager }: RaceEvidence): Finding {
  if (paid === null) return { status: "unknown", detail: "not paid out yet" }
  if (paid.total !== totalWager) return finding(false, `paid out ${paid.total} with fees, the pot was ${totalWager}`)
  return finding(
    paid.winners.join() === payouts.join(),
    `due ${payouts.join(", ")}, the winner's balance rose by ${paid.winners.join(", ")}`,
  )
}

/** Compares every record of a race with the others. Only a race without a gap is called consistent. */
export async function verifyRace(evidence: RaceEvidence): Promise<RaceVerification> {
  const found: Record<RaceStepId, Finding> = {
    players: playersMatch(evidence),
    order: orderMatch(evidence),
    pot: potMatch(evidence),
    draw: await drawMatch(evidence),
    prize: prizeMatch(evidence),
    payment: paymentMatch(evidence),
  }
  const steps = raceSteps.map((id) => ({ id, title: titles[id], ...remarked(found[id], id, evidence.remarks) }))
  const statuses = steps.map(({ status }) => status)
  const verdict = statuses.includes("failed") ? "failed" : statuses.includes("unknown") ? "unknown" : "consistent"
  return { verdict, steps }
}
