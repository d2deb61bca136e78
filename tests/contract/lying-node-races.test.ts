import { verifyRace } from "@dghrt/fairness"
import { type ChainRace, fetchRace, jsonRpc, RoundError, type RpcCall } from "@dghrt/fairness/chain"
import * as v from "valibot"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Localnet, startLocalnet } from "#localnet"
import { decodeBase58 } from "../../localnet/bank/base58"
import {
  type Answer,
  about,
  addOne,
  all,
  allSlots,
  alterByte,
  enrich,
  fail,
  flip,
  hiding,
  type Lie,
  lyingNode,
  serving,
  transactionAnswer,
  withEvent,
} from "../support/node-lies"
import { populateRaces } from "../support/populate-races"

let network: Localnet
let honest: RpcCall
let race: ChainRace
let otherRace: ChainRace
let otherJoin: Answer
let draw: Answer

beforeAll(async () => {
  network = await startLocalnet({
    rpcPort: 0,
    wsPort: 0,
    settleDelayMs: 0,
    multiplayerHoldMs: 500,
    rngSeed: "race lies",
  })
  honest = jsonRpc(network.rpcUrl)
  const [pair, three] = await populateRaces(network, 2)
  race = await fetchRace(three?.signatures[0] ?? "", honest)
  otherRace = await fetchRace(pair?.signatures[0] ?? "", honest)
  const config = { encoding: "base64", maxSupportedTransactionVersion: 0, commitment: "confirmed" }
  const answerOf = async (signature: string | null | undefined) =>
    v.parse(transactionAnswer, await honest("getTransaction", [signature, config]))
  otherJoin = await answerOf(otherRace.players.at(-1)?.joinSignature)
  draw = await answerOf(race.drawSignature)
}, 60_000)
afterAll(() => network.close())

/** The verdict and the steps that do not pass; the reason, where the reading itself refuses. */
async function verdictOf(lie: Lie, second: boolean): Promise<string[]> {
  const liar = { name: "liar.example", call: lyingNode(honest, lie) }
  try {
    const { evidence } = await fetchRace(
      race.createSignature,
      second ? [liar, { name: "honest.example", call: honest }] : [liar],
    )
    if (evidence === null) return ["undrawn"]
    const { verdict, steps } = await verifyRace(evidence)
    return [verdict, ...steps.filter(({ status }) => status !== "passed").map(({ id }) => id)]
  } catch (error) {
    if (error instanceof RoundError) return [error.reason]
    throw error
  }
}

const created = [218, 25, 150, 94, 177, 112, 96, 2]
const left = [7, 106, 62, 150, 175, 170, 96, 84]
const joined = [39, 144, 49, 106, 108, 210, 183, 38]
const drawn = [28, 151, 185, 12, 70, 199, 73, 58]
const at = {
  created: { maker: 48, maxPlayers: 80 },
  joined: { player: 48, wager: 80, creatorFee: 88, mint: 96 },
  /** Of a race with one winner. */
  drawn: { winner: 86, winnerWager: 92, payout: 104, totalWager: 112, firstPlayer: 124 },
}
const lastJoin = () => race.players.at(-1)?.joinSignature ?? ""
const inJoin = (alter: (event: Buffer) => void) => () => about(lastJoin(), withEvent(joined, alter))
const ofDraw = (alter: (answer: Answer) => void) => () => about(race.drawSignature ?? "", alter)
const inDraw = (alter: (event: Buffer) => void) => ofDraw(withEvent(drawn, alter))
const inCreation = (alter: (event: Buffer) => void) => () => about(race.createSignature, withEvent(created, alter))
/** Adds a line to the log of a transaction in which no instruction caused it, before the program's own event or behind it. */
const withLine = (signature: string, line: string, place: 0 | 1): Lie =>
  about(signature, ({ meta }) => {
    const at = meta.logMessages.findIndex((each) => each.startsWith("Program data: "))
    meta.logMessages.splice(at + place, 0, line)
  })
const inventedLeave = () => {
  const gameId = Buffer.alloc(8)
  gameId.writeBigUInt64LE(race.gameId)
  const addresses = [race.game, race.players.at(-1)?.player ?? ""].map((address) => decodeBase58(address) ?? [])
  const event = Buffer.concat([Buffer.from(left), gameId, ...addresses.map((bytes) => Buffer.from(bytes))])
  return withLine(race.drawSignature ?? "", `Program data: ${event.toString("base64")}`, 0)
}
const misplacedDraw = (): Lie => {
  const line = draw.meta.logMessages.find((each) => each.startsWith("Program data: ")) ?? ""
  return all(withLine(lastJoin(), line, 1), hiding(race.drawSignature ?? ""))
}
const ofJoin = (alter: (answer: Answer) => void) => () => about(lastJoin(), alter)

const withoutEntropy = (answer: Answer) => {
  answer.meta.logMessages = answer.meta.logMessages.filter((line) => !line.includes("Entropy"))
}
const lateSlot = (answer: Answer) => {
  answer.slot = race.evidence?.drawnSlot ?? 0
}
const richerPayments = () => all(...race.paySignatures.map((signature) => about(signature, enrich)))
/** A lie, the words of the verdict with this node alone, and those beside an honest node where that says more. */
const lies: readonly (readonly [name: string, lie: () => Lie, alone: string, together?: string])[] = [
  ["join: player", inJoin(flip(at.joined.player)), "cut-off", "consistent"],
  ["join: wager", inJoin(addOne(at.joined.wager)), "failed players"],
  ["join: creator fee", inJoin(addOne(at.joined.creatorFee)), "failed players"],
  ["join: token", inJoin(flip(at.joined.mint)), "failed players"],
  ["a player who left, by an event without an instruction", inventedLeave, "failed players"],
  ["the draw, as an event of a bet", misplacedDraw, "failed draw"],
  ["creation: maker", inCreation(flip(at.created.maker)), "failed players"],
  ["creation: seats", inCreation(flip(at.created.maxPlayers)), "failed players"],
  ["draw: winner", inDraw(flip(at.drawn.winner)), "failed draw"],
  ["draw: winner's bet", inDraw(addOne(at.drawn.winnerWager)), "failed pot"],
  ["draw: prize", inDraw(addOne(at.drawn.payout)), "failed payment"],
  ["draw: pot", inDraw(addOne(at.drawn.totalWager)), "failed pot"],
  ["draw: first player", inDraw(flip(at.drawn.firstPlayer)), "failed players"],
  ["draw: entropy left out", ofDraw(withoutEntropy), "unknown draw", "failed draw"],
  ["instruction: data of a bet", ofJoin(alterByte(-1)), "forged", "failed players"],
  ["signature: of the draw", ofDraw(alterByte(-40)), "forged", "failed players"],
  ["another race's bet under this signature", () => serving(lastJoin(), otherJoin), "forged", "failed players"],
  ["slot: a bet in the slot of the draw", ofJoin(lateSlot), "failed order"],
  ["slots: all of them moved", () => allSlots((slot) => slot + 1_000), "consistent", "failed order"],
  ["status: a bet failed", ofJoin(fail), "failed players"],
  ["balances: of the payment", richerPayments, "failed payment"],
  ["history: a bet hidden", () => hiding(lastJoin()), "failed players"],
  ["history: the draw hidden", () => hiding(race.drawSignature ?? ""), "undrawn"],
  ["history: the payment hidden", () => hiding(...race.paySignatures), "unknown payment"],
]

test("an honest node has a race consistent in six steps, and a second one is cited beside it", async () => {
  expect(await verdictOf((_, __, answer) => answer, true)).toEqual(["consistent"])
  const nodes = ["a.example", "b.example"].map((name) => ({ name, call: honest }))
  expect((await fetchRace(race.createSignature, nodes)).evidence?.nodes).toEqual(["a.example", "b.example"])
})

describe("a node that lies about a race", () => {
  const cases = lies.map(([name, lie, alone, together]) => ({ name, lie, alone, together }))
  const words = (text: string) => expect.arrayContaining(text.split(" "))
  test.each(cases)("$name", async ({ lie, alone, together }) => {
    expect(await verdictOf(lie(), false)).toEqual(words(alone))
    if (together !== undefined) expect(await verdictOf(lie(), true)).toEqual(words(together))
  })
})
