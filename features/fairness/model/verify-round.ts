import { drawMessage, gameHash, hashSeed, payoutOf, resultIndex } from "./seeds"

/** One settled play as the chain recorded it; nothing in it is computed by this app, unless it says `simulated`. */
export interface Evidence {
  /** Drawn in this browser, for free play: the recipe is the same, and there is no chain to ask. */
  simulated?: boolean
  /** SHA-256 of the server seed as published; null when it was not observed. */
  hashedSeed: string | null
  /** Slot in which that hash landed; null when unknown. */
  committedSlot: number | null
  betSlot: number | null
  rngSeed: string
  clientSeed: string
  nonce: number
  /** Multipliers in basis points, one per outcome. */
  bet: readonly number[]
  resultIndex: number
  /** In the token's smallest unit, as is `payout`. */
  wager: bigint
  payout: bigint
  /** The bet as the player signed it, where its transaction is known: the settlement must repeat it. */
  signed?: { clientSeed: string; bet: readonly number[]; wager: bigint }
  /** One more than the nonce of the settlement before, where that is known. */
  expectedNonce?: number
}

export const proofSteps = ["commitment", "reveal", "hash", "hmac", "index", "payout"] as const
export type ProofStepId = (typeof proofSteps)[number]

export interface ProofStep {
  id: ProofStepId
  title: string
  status: "passed" | "failed" | "unknown"
  /** The values compared, as text to read and copy. */
  detail: string
}

/** "uncommitted": the arithmetic holds, but the seed could have been chosen after the bet was known. */
export type Verdict = "verified" | "failed" | "uncommitted" | "unknown"

export interface Verification {
  verdict: Verdict
  steps: readonly ProofStep[]
}

const titles: Record<ProofStepId, string> = {
  commitment: "Hash published before the play",
  reveal: "Server seed revealed",
  hash: "Hash matches the revealed seed",
  hmac: "HMAC-SHA256 computed",
  index: "Result index derived",
  payout: "Multiplier read from the table",
}

type Finding = Pick<ProofStep, "status" | "detail">

function commitment({ hashedSeed, committedSlot, betSlot, simulated }: Evidence): Finding {
  if (hashedSeed === null) return { status: "unknown", detail: "no published hash was seen" }
  if (simulated) return { status: "passed", detail: "shown by this browser before the play; no chain was asked" }
  if (committedSlot === null || betSlot === null)
    return { status: "unknown", detail: "slots of hash and bet not known" }
  const slots = `hash in slot ${committedSlot}, bet in slot ${betSlot}`
  return committedSlot < betSlot
    ? { status: "passed", detail: slots }
    : { status: "failed", detail: `not committed before the bet: ${slots}` }
}

function hashMatch(published: string | null, computed: string): Finding {
  if (published === null) return { status: "unknown", detail: `sha256(seed) = ${computed}, nothing to compare it with` }
  return published.toLowerCase() === computed
    ? { status: "passed", detail: `sha256(seed) = ${computed}` }
    : { status: "failed", detail: `sha256(seed) = ${computed}, published ${published}` }
}

/** The message that is hashed: the client seed that was signed, and the nonce that was due. */
function hmacOf({ clientSeed, nonce, signed, expectedNonce }: Evidence, hash: string): Finding {
  if (signed && signed.clientSeed !== clientSeed)
    return { status: "failed", detail: `client seed "${clientSeed}", the bet was signed with "${signed.clientSeed}"` }
  if (expectedNonce !== undefined && expectedNonce !== nonce)
    return { status: "failed", detail: `nonce ${nonce}, but ${expectedNonce} was next` }
  return { status: "passed", detail: `hmac(seed, "${drawMessage(clientSeed, nonce)}") = ${hash}` }
}

function indexMatch({ bet, resultIndex: claimed }: Evidence, hash: string): Finding {
  if (bet.length === 0) return { status: "failed", detail: "the bet names no outcomes" }
  const index = resultIndex(hash, bet.length)
  const sum = `0x${hash.slice(0, 5)} mod ${bet.length} = ${index}`
  return index === claimed
    ? { status: "passed", detail: sum }
    : { status: "failed", detail: `${sum}, the chain says ${claimed}` }
}

function payoutMatch({ bet, resultIndex: index, wager, payout, signed }: Evidence): Finding {
  if (signed && signed.wager !== wager)
    return { status: "failed", detail: `wager ${wager}, the bet was signed with ${signed.wager}` }
  if (signed && signed.bet.join() !== bet.join())
    return { status: "failed", detail: `outcomes ${bet.join(" ")}, the bet was signed with ${signed.bet.join(" ")}` }
  const multiplierBps = bet[index]
  if (multiplierBps === undefined) return { status: "failed", detail: `the bet has no outcome ${index}` }
  const owed = payoutOf(wager, multiplierBps)
  const sum = `outcomes[${index}] = ${multiplierBps / 10_000}x, ${wager} x ${multiplierBps} / 10000 = ${owed}`
  return owed === payout
    ? { status: "passed", detail: sum }
    : { status: "failed", detail: `${sum}, the chain paid ${payout}` }
}

const secret: Finding = { status: "unknown", detail: "the server seed is not revealed yet" }

async function findings(evidence: Evidence): Promise<Record<ProofStepId, Finding>> {
  const { rngSeed, clientSeed, nonce, hashedSeed } = evidence
  const settled = { commitment: commitment(evidence), payout: payoutMatch(evidence) }
  if (rngSeed === "") return { ...settled, reveal: secret, hash: secret, hmac: secret, index: secret }
  const hash = await gameHash(rngSeed, clientSeed, nonce)
  return {
    ...settled,
    reveal: { status: "passed", detail: rngSeed },
    hash: hashMatch(hashedSeed, await hashSeed(rngSeed)),
    hmac: hmacOf(evidence, hash),
    index: indexMatch(evidence, hash),
  }
}

function verdictOf(steps: readonly ProofStep[]): Verdict {
  const failed = steps.filter((step) => step.status === "failed").map((step) => step.id)
  if (failed.some((id) => id !== "commitment")) return "failed"
  if (failed.length > 0) return "uncommitted"
  return steps.some((step) => step.status === "unknown") ? "unknown" : "verified"
}

/** Recomputes a play in the browser. Only evidence without a gap is called verified. */
export async function verifyRound(evidence: Evidence): Promise<Verification> {
  const found = await findings(evidence)
  const steps = proofSteps.map((id) => ({ id, title: titles[id], ...found[id] }))
  return { verdict: verdictOf(steps), steps }
}
