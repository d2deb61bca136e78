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
  /** The nonce that was due: one more than that of the settlement before, or counted; see `nonceFrom`. */
  expectedNonce?: number
  /** Counted over all signed settlements of the account; absent where the nodes alone say it. */
  nonceFrom?: "history"
  /** What this browser saw on chain before it signed the bet. Only such a round can be called verified. */
  recorded?: { hashedSeed: string; nonce: number }
  /** Nodes that say this, in agreement; absent where none was asked. */
  nodes?: readonly string[]
  /** Nodes that were asked and have nothing to compare, each with its reason. */
  unanswered?: readonly string[]
  /** What reading the signed transactions found against a step. */
  remarks?: readonly Remark<ProofStepId>[]
}

/** A finding from outside a step that overrules it: "failed" is a contradiction, "unknown" a gap. */
export interface Remark<Step extends string> {
  step: Step
  status: "failed" | "unknown"
  detail: string
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

/**
 * "verified": this browser saw the hash and the nonce before it signed. "consistent": everything signed holds, and the rest (order
 * of slots, success, amounts paid, mostly the nonce) is what the nodes say. "uncommitted": the arithmetic holds, but the seed
 * could have been chosen after the bet was known.
 */
export type Verdict = "verified" | "consistent" | "failed" | "uncommitted" | "unknown"

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

function hashMatch({ hashedSeed: published, recorded }: Evidence, computed: string): Finding {
  if (published === null) return { status: "unknown", detail: `sha256(seed) = ${computed}, nothing to compare it with` }
  if (recorded && recorded.hashedSeed.toLowerCase() !== published.toLowerCase())
    return { status: "failed", detail: `hash ${published}, this browser saw ${recorded.hashedSeed} before it signed` }
  return published.toLowerCase() === computed
    ? { status: "passed", detail: `sha256(seed) = ${computed}` }
    : { status: "failed", detail: `sha256(seed) = ${computed}, published ${published}` }
}

const nonceSource = ({ simulated, recorded, nonceFrom, nodes = [] }: Evidence): string => {
  if (simulated || recorded) return ""
  if (nonceFrom) return "; nonce counted over the account's whole history"
  return nodes.length === 0 ? "" : `; nonce as ${nodes.length === 1 ? "this node says" : "these nodes say"} it`
}

/** The message that is hashed: the client seed that was signed, and the nonce that was due. */
function hmacOf(evidence: Evidence, hash: string): Finding {
  const { clientSeed, nonce, signed, expectedNonce, recorded } = evidence
  if (signed && signed.clientSeed !== clientSeed)
    return { status: "failed", detail: `client seed "${clientSeed}", the bet was signed with "${signed.clientSeed}"` }
  if (recorded && recorded.nonce !== nonce)
    return { status: "failed", detail: `nonce ${nonce}, this browser saw ${recorded.nonce} before it signed` }
  if (expectedNonce !== undefined && expectedNonce !== nonce)
    return { status: "failed", detail: `nonce ${nonce}, but ${expectedNonce} was next` }
  const sum = `hmac(seed, "${drawMessage(clientSeed, nonce)}") = ${hash}`
  return { status: "passed", detail: `${sum}${nonceSource(evidence)}` }
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
  const { rngSeed, clientSeed, nonce } = evidence
  const settled = { commitment: commitment(evidence), payout: payoutMatch(evidence) }
  if (rngSeed === "") return { ...settled, reveal: secret, hash: secret, hmac: secret, index: secret }
  const hash = await gameHash(rngSeed, clientSeed, nonce)
  return {
    ...settled,
    reveal: { status: "passed", detail: rngSeed },
    hash: hashMatch(evidence, await hashSeed(rngSeed)),
    hmac: hmacOf(evidence, hash),
    index: indexMatch(evidence, hash),
  }
}

function verdictOf(steps: readonly ProofStep[], { simulated, recorded, nodes = [], remarks = [] }: Evidence): Verdict {
  const failed = steps.filter((step) => step.status === "failed").map((step) => step.id)
  // A contradiction about the commitment is worse than a late one.
  if (failed.some((id) => id !== "commitment") || remarks.some(({ status }) => status === "failed")) return "failed"
  if (failed.length > 0) return "uncommitted"
  if (steps.some((step) => step.status === "unknown")) return "unknown"
  // Evidence names nodes where its transactions were read from them, signatures included: nothing else is verified.
  return simulated || (recorded && nodes.length > 0) ? "verified" : "consistent"
}

/** What a step comes to with the remarks about it; the worst one counts. */
export function remarked<Step extends string>(
  own: Finding,
  step: Step,
  remarks: readonly Remark<Step>[] = [],
): Finding {
  const about = remarks.filter((remark) => remark.step === step)
  const against = about.find(({ status }) => status === "failed") ?? (own.status === "failed" ? own : (about[0] ?? own))
  return { status: against.status, detail: against.detail }
}

/** Recomputes a play in the browser. Evidence with a gap is "unknown"; what nodes alone say is never "verified". */
export async function verifyRound(evidence: Evidence): Promise<Verification> {
  const found = await findings(evidence)
  const steps = proofSteps.map((id) => ({ id, title: titles[id], ...remarked(found[id], id, evidence.remarks) }))
  return { verdict: verdictOf(steps, evidence), steps }
}
