import type { Approved, BetApproval } from "./approval"
import { confirmSent, resumeSent, type SentMemory } from "./confirm-sent"
import type { BetMessage, EngineMessageId } from "./model/bet-message"
import type { BetToken } from "./model/bet-token"
import { SIGNATURE_LAMPORTS } from "./model/chain-costs"
import { ChainError, isWaitEnded } from "./model/chain-error"
import type { Instruction } from "./model/chain-figures"
import type { PendingRound } from "./model/pending"
import type { Quote } from "./model/quote"
import type { Bet } from "./model/round-state"
import type { Announcer } from "./ports/announcer"
import type { BetChain, PlayRequest, Prepared, SignedTransaction } from "./ports/bet-chain"
import type { Clock } from "./ports/clock"
import { type Commitment, waitForSeedCommitment } from "./seed-commitment"

/** One press of the button, whose terms are confirmed (`betting.ts`). */
export interface Press<Chain extends BetChain = BetChain> {
  bet: Bet
  approval: BetApproval<Chain>
  chain: Chain
  token: BetToken
  clientSeed(): string
  clock: Clock
  announcer: Announcer
  /** Aborts when the page leaves. */
  signal: AbortSignal
  sentAhead: SentMemory
  /** What the chain has already promised about the next draw. */
  commitment(): Commitment | null
  /** Why no bet may be placed over this seed commitment; null when one may. */
  doubtOf(commitment: Commitment, assertsCommitment: boolean): Promise<BetMessage | null>
  onCommitment(commitment: Commitment): void
  /** Nobody waits for the wallet any more, which may still sign this bet and send it by itself. */
  onUnanswered(unsigned: PendingRound): void
  /** Shows what is being waited for, and why where that is no matter of course. */
  during<T>(phase: "preparing" | "simulating" | "signing", work: Promise<T>, why?: EngineMessageId): Promise<T>
}

/** What a press came to; "stopped" when the page left. A signed bet is yet to be stored and sent. */
export type Placed =
  | { kind: "signed"; pending: PendingRound }
  | { kind: "refused"; message: BetMessage }
  | { kind: "stopped" }

/** After a wallet dialog that was open for longer, the approval is checked again before the bet is sent. */
const longSigningMs = 10_000
/** A wallet that is too slow each time is not asked for ever. */
const mostSignings = 3

const refused = (message: BetMessage) => ({ kind: "refused", message }) as const
const stopped = { kind: "stopped" } as const

/**
 * The way of a bet from its press to its signature, stage by stage. It comes from `betting.ts` (terms) and goes on to
 * `track-bet.ts` (send), once the round has stored what was signed.
 */
export async function placeBet<Chain extends BetChain>(press: Press<Chain>): Promise<Placed> {
  const { chain, clock, signal, sentAhead } = press
  if (sentAhead.read() !== null) await press.during("preparing", resumeSent({ chain, clock, signal, sent: sentAhead }))

  // Policies → quote → limits.
  const approved = await approve(press)
  if (approved.refusal !== null) return refused(approved.refusal)
  const { quote, spent } = approved
  if (quote === null || press.signal.aborted) return stopped

  // Commitment, then sign exactly the quote that was approved.
  const placed = await signInTime(press, quote)
  return placed.kind === "signed" && spent ? { ...placed, pending: { ...placed.pending, spent } } : placed
}

/** Approves the bet. What has no space in its transaction is sent first, once, and the bet is approved anew. */
async function approve<Chain extends BetChain>(press: Press<Chain>, sentAhead = false): Promise<Approved> {
  const approved = await press.during("preparing", press.approval.approve(press.chain))
  if (approved.refusal !== null || approved.quote === null || press.signal.aborted) return approved
  const { instructionsBefore } = approved.quote
  if (sentAhead || instructionsBefore.length === 0) return approved
  await sendAhead(press, instructionsBefore)
  return approve(press, true)
}

async function sendAhead(press: Press, instructions: readonly Instruction[]): Promise<void> {
  const { chain, clock, signal, sentAhead: sent } = press
  const prepared = await press.during("simulating", chain.prepareInstructions(instructions))
  await press.during("preparing", confirmSent(await sign(press, prepared), { chain, clock, signal, sent }))
}

/** The seed that decides is fixed on chain before the bet is signed. */
async function commit(press: Press): Promise<Commitment> {
  const { chain, clock, signal } = press
  const openAccount = async () => sign(press, await chain.prepareAccount())
  const waiting = waitForSeedCommitment({ chain, clock, signal, known: press.commitment(), sign: openAccount })
  const commitment = await press.during("preparing", waiting)
  press.onCommitment(commitment)
  return commitment
}

/** What the wallet signs. */
const playOf = ({ bet, token, clientSeed }: Press, quote: Quote, { hashedSeed }: Commitment): PlayRequest => ({
  token,
  wager: bet.wager,
  betArray: bet.betArray,
  clientSeed: clientSeed(),
  metadata: bet.metadata,
  hashedSeed: hashedSeed,
  creatorFeeBps: quote.creatorFeeBps,
  jackpotFeeBps: quote.jackpotFeeBps,
  priorityFeeLamports: quote.priorityFeeLamports,
  useBonus: quote.bonusBalance > 0n,
})

/** Builds a transaction anew when it was never sent and its blockhash is dead, or when it failed for what passes. */
async function signInTime(press: Press, quote: Quote): Promise<Placed> {
  let passed: ChainError | null = null
  let why: EngineMessageId | undefined
  for (let asked = 0; asked < mostSignings; asked++) {
    const placed = await buildAndSign(press, quote, await commit(press), why)
    if (!(placed instanceof ChainError) && placed !== "expired") return placed
    passed = placed === "expired" ? null : placed
    if (placed === "expired") why = "SIGN_AGAIN"
  }
  if (passed) throw passed
  return refused(press.announcer.message("BLOCKHASH"))
}

/** Builds the transaction, asks once more whether the bet is still approved, and has it signed. */
async function buildAndSign(
  press: Press,
  quote: Quote,
  commitment: Commitment,
  why: EngineMessageId | undefined,
): Promise<Placed | "expired" | ChainError> {
  const { chain, approval, clock } = press
  const play = playOf(press, quote, commitment)
  const prepared = await press.during("simulating", chain.preparePlay(play, quote.extraInstructions)).catch(whatPasses)
  if (prepared instanceof ChainError) return prepared
  const doubt = await press.during("simulating", press.doubtOf(commitment, prepared.assertsCommitment ?? false))
  if (doubt !== null) return refused(doubt)
  const changed = await press.during("simulating", approval.stillApproved(chain, quote))
  if (changed !== null) return refused(changed)
  if (press.signal.aborted) return stopped
  const askedAtMs = clock.now()
  const networkFeeLamports = SIGNATURE_LAMPORTS + quote.priorityFeeLamports
  const pendingBy = (by: SignedTransaction) => ({ ...pendingOf(press.bet, play, commitment, by), networkFeeLamports })
  const by = await sign(press, prepared, why).catch((error: unknown) => {
    if (error instanceof ChainError && isWaitEnded(error))
      press.onUnanswered(pendingBy({ ...prepared, wire: new Uint8Array(), signature: "" }))
    throw error
  })
  const signed = { kind: "signed", pending: pendingBy(by) } as const
  if (clock.now() - askedAtMs <= longSigningMs) return signed
  const late = await press.during("signing", approval.stillApproved(chain, quote))
  if (late !== null) return refused(late)
  const { value: height } = await chain.blockHeight()
  return height > by.lastValidBlockHeight ? "expired" : signed
}

/** Another bet has used the seed since its commitment was read, or a closed gate waits for what the chain has just settled. */
const passing = ["CommitmentGone", "NotKnownYet"]
function whatPasses(error: unknown): ChainError {
  if (error instanceof ChainError && passing.includes(error.code ?? "")) return error
  throw error
}

const sign = ({ chain, during }: Press, prepared: Prepared, why?: EngineMessageId) =>
  during("signing", chain.sign(prepared), why)

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))

const pendingOf = (
  bet: Bet,
  { token, clientSeed }: PlayRequest,
  commitment: Commitment,
  signed: SignedTransaction,
): PendingRound => ({
  bet,
  token: token.mint,
  nonce: commitment.nonce,
  clientSeed,
  hashedSeed: commitment.hashedSeed,
  committedSlot: commitment.slot,
  signature: signed.signature,
  wire: toBase64(signed.wire),
  lastValidBlockHeight: signed.lastValidBlockHeight,
  assertsCommitment: signed.assertsCommitment ?? false,
  signedAtMs: Date.now(),
})
