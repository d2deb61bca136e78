import type { ProofStepId, Remark } from "../model/verify-round"
import { gameAddressOf } from "./derived-address"
import type { GameSettledEvent, PlayInstruction, RoundInstruction } from "./gamba-data"
import type { ChainTransaction } from "./transaction"

/** An instruction of a round, and the transaction that holds it. */
export interface Found<Instruction> {
  signature: string
  transaction: ChainTransaction
  instruction: Instruction & { isSigned: boolean }
}
export type Settle = Extract<RoundInstruction, { kind: "settle" }>
export type Play = PlayInstruction
export type Commit = Exclude<RoundInstruction, { kind: "play" }>

type Finding = Remark<ProofStepId>

/** Whether the message holds an instruction with these accounts, under the signature of `signer`. */
function signatureOf(
  step: ProofStepId,
  { transaction: { signed }, instruction: { isSigned } }: Found<RoundInstruction>,
  signer: string,
  accounts: readonly string[],
): Finding[] {
  if (!isSigned)
    return [
      { step, status: "unknown", detail: "called by another program, so no signed message holds the instruction" },
    ]
  const missing = [signer, ...accounts].find((account) => !signed.accountKeys.includes(account))
  if (missing !== undefined)
    return [{ step, status: "unknown", detail: `account not in the message: ${missing} comes from a lookup table` }]
  return signed.signers.includes(signer) ? [] : [{ step, status: "failed", detail: `not signed by ${signer}` }]
}

const providerOf = (step: ProofStepId, provider: string, known: readonly string[]): Finding[] =>
  known.includes(provider) ? [] : [{ step, status: "unknown", detail: `signed by ${provider}: unknown provider` }]

/** What the settlement's event says otherwise than the messages that were signed. */
function contradictions(event: GameSettledEvent, settle: Settle, play: Play | null): Finding[] {
  const compared: (readonly [ProofStepId, string, string | number, string | number | undefined])[] = [
    ["reveal", "seed", event.rngSeed, settle.rngSeed],
    ["reveal", "next hash", event.nextRngSeedHashed, settle.hashedSeed],
    ["payout", "multiplier", event.multiplierBps, event.bet[event.resultIndex]],
    ["payout", "pool", event.pool, settle.pool],
    ["payout", "token", event.tokenMint, settle.tokenMint],
    ["payout", "creator", event.creator, settle.creator],
    ...(play === null
      ? []
      : ([
          ["payout", "pool of the bet", event.pool, play.pool],
          ["payout", "token of the bet", event.tokenMint, play.tokenMint],
          ["payout", "creator of the bet", event.creator, play.creator],
          ["payout", "metadata", JSON.stringify(event.metadata), JSON.stringify(play.metadata)],
        ] as const)),
  ]
  return compared.flatMap(([step, what, said, signed]) =>
    said === signed ? [] : [{ step, status: "failed", detail: `${what} ${said}, but ${signed} was signed` }],
  )
}

async function ownAccount(step: ProofStepId, user: string, game: string): Promise<Finding[]> {
  const derived = await gameAddressOf(user)
  if (derived === game) return []
  return [{ step, status: "failed", detail: `account ${game}, but the account of ${user} is ${derived}` }]
}

interface SignedRound {
  event: GameSettledEvent
  bet: Found<Play> | null
  commit: Found<Commit> | null
  settle: Found<Settle>
}

/** Everything in which a round is not what its player and a known provider signed. */
export async function signedRemarks({ event, bet, commit, settle }: SignedRound, known: readonly string[]) {
  const { user, game, provider } = settle.instruction
  const remarks = [
    ...signatureOf("reveal", settle, provider, [user, game]),
    ...providerOf("reveal", provider, known),
    ...(await ownAccount("reveal", user, game)),
    ...contradictions(event, settle.instruction, bet?.instruction ?? null),
  ]
  if (bet) {
    remarks.push(...signatureOf("hmac", bet, bet.instruction.user, [game]))
    if (bet.instruction.user !== user)
      remarks.push({ step: "hmac", status: "failed", detail: `bet of ${bet.instruction.user}, settled for ${user}` })
  }
  if (commit)
    remarks.push(
      ...signatureOf("commitment", commit, commit.instruction.provider, [game]),
      ...providerOf("commitment", commit.instruction.provider, known),
    )
  return remarks
}
