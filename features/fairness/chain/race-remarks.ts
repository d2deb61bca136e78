import type { RaceStepId } from "../model/verify-race"
import type { Remark } from "../model/verify-round"
import { raceAddressOf } from "./derived-address"
import {
  decodeRaceInstruction,
  MULTIPLAYER_PROGRAM,
  type RaceEvent,
  type RaceInstruction,
  type RaceJoin,
} from "./race-data"
import { type ChainTransaction, instructionsOf } from "./transaction"

type Finding = Remark<RaceStepId>

const stepOf = { created: "players", left: "players", drawn: "draw", paid: "payment" } as const
const doing = { created: "creates the race", left: "leaves the race", drawn: "draws the race", paid: "pays the race" }

/** Whether the message holds these accounts, under the signature of `signer` where one is given. */
function heldBy(
  { signed }: ChainTransaction,
  step: RaceStepId,
  {
    what,
    isSigned,
    accounts,
    signer,
  }: { what: string; isSigned: boolean; accounts: readonly string[]; signer?: string },
): Finding[] {
  if (!isSigned)
    return [{ step, status: "unknown", detail: `another program placed ${what}, so no signed message holds it` }]
  const missing = accounts.find((account) => !signed.accountKeys.includes(account))
  if (missing !== undefined)
    return [{ step, status: "unknown", detail: `account not in the message: ${missing} comes from a lookup table` }]
  if (signer === undefined || signed.signers.includes(signer)) return []
  return [{ step, status: "failed", detail: `${what} of ${signer} is not signed by that wallet` }]
}

/** Whether the message that the player signed holds the bet. */
export function joinRemarks(
  transaction: ChainTransaction,
  { isSigned, player, game, mint }: RaceJoin & { isSigned: boolean },
  saidMint: string,
): Finding[] {
  const held = heldBy(transaction, "players", { what: "the bet", isSigned, accounts: [player, game], signer: player })
  if (mint === saidMint) return held
  return [...held, { step: "players", status: "failed", detail: `token ${saidMint}, but ${mint} was signed` }]
}

/** What an event says otherwise than the instruction of its own transaction, without which there would be no such event. */
export async function eventRemarks(transaction: ChainTransaction, event: RaceEvent): Promise<Finding[]> {
  if (event.kind === "joined") return []
  const step = stepOf[event.kind]
  const own = instructionsOf(transaction, MULTIPLAYER_PROGRAM)
    .flatMap(({ data, accounts, isSigned }) => {
      const instruction = decodeRaceInstruction(data, accounts)
      return instruction ? [{ ...instruction, isSigned }] : []
    })
    .find((instruction) => instruction.game === event.game && repeats(event, instruction))
  if (!own) return [{ step, status: "failed", detail: `no instruction of the transaction ${doing[event.kind]}` }]
  const signer = own.kind === "left" ? { signer: own.player } : {}
  const what = `the instruction that ${doing[own.kind]}`
  const held = heldBy(transaction, step, { what, isSigned: own.isSigned, accounts: [own.game], ...signer })
  return own.kind === "created" ? [...held, ...(await ownAddress(own))] : held
}

function repeats(event: RaceEvent, instruction: RaceInstruction): boolean {
  if (event.kind === "created")
    return (
      instruction.kind === "created" && instruction.maker === event.maker && instruction.maxPlayers === event.maxPlayers
    )
  if (event.kind === "left") return instruction.kind === "left" && instruction.player === event.player
  return instruction.kind === event.kind
}

async function ownAddress({ game, seed }: Extract<RaceInstruction, { kind: "created" }>): Promise<Finding[]> {
  const derived = await raceAddressOf(seed)
  if (derived === game) return []
  return [
    { step: "players", status: "failed", detail: `account ${game}, but the account of the race's seed is ${derived}` },
  ]
}
