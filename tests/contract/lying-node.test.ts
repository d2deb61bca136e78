import { createHmac } from "node:crypto"
import { verifyRound } from "@dghrt/fairness"
import { type ChainRound, fetchRound, jsonRpc, knownProviders, RoundError, type RpcCall } from "@dghrt/fairness/chain"
import { Keypair, VersionedTransaction } from "@solana/web3.js"
import * as v from "valibot"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { type Localnet, startLocalnet } from "#localnet"
import { decodeBase58, encodeBase58 } from "../../localnet/bank/base58"
import { localKeypair } from "../../localnet/genesis/keys"
import { Player } from "../../localnet/tests/player"
import {
  type Answer,
  about,
  addOne,
  flip,
  flipped,
  hiding,
  type Lie,
  lyingNode,
  serving,
  transactionAnswer,
  withBytes,
  withEvent,
} from "../support/node-lies"
import { at, commitmentBy, settled } from "../support/settled-event-lies"

const local = { cluster: "localnet" } as const
const clientSeed = "liar-2"
const played = 3

let network: Localnet
let honest: RpcCall
/** Three rounds of one player, and one of another. */
const rounds: ChainRound[] = []
/** What the honest node says of transactions that lies are made of. */
let answers: {
  stranger: unknown
  before: unknown
  commitment: Answer
  falseCommitment: { signature: string; wire: string }
}

async function playRounds(player: Player, count: number): Promise<string[]> {
  await player.open()
  const bets: string[] = []
  for (let nonce = 0; nonce < count; nonce++) {
    const committed = await player.connection.getSlot()
    await vi.waitFor(async () => expect(await player.connection.getSlot()).toBeGreaterThan(committed), 5_000)
    bets.push(nonce === 1 ? await player.playThroughTable() : await player.play({ clientSeed: `liar-${nonce}` }))
    await player.gameWhen((game) => game.nonce.toNumber() === nonce + 1)
  }
  return bets
}

beforeAll(async () => {
  network = await startLocalnet({ rpcPort: 0, wsPort: 0, settleDelayMs: 0, rngSeed: "lies" })
  honest = jsonRpc(network.rpcUrl)
  const [bets, others] = await Promise.all([
    playRounds(await Player.withSol(network), played),
    playRounds(await Player.withSol(network), 1),
  ])
  for (const bet of bets) rounds.push(await fetchRound(bet, honest, local))
  const stranger = await fetchRound(others[0] ?? "", honest, local)
  const config = { encoding: "base64", maxSupportedTransactionVersion: 0, commitment: "confirmed" }
  const answerOf = async (signature: string | null | undefined) =>
    v.parse(transactionAnswer, await honest("getTransaction", [signature, config]))
  answers = {
    stranger: await answerOf(stranger.settleSignature),
    before: await answerOf(rounds[played - 2]?.settleSignature),
    commitment: await answerOf(round().commitSignature),
    falseCommitment: commitmentBy(Keypair.generate(), round().event.user, round().evidence.hashedSeed ?? ""),
  }
}, 60_000)
afterAll(() => network.close())

const round = (index = played - 1) => {
  const found = rounds[index]
  if (!found) throw new Error(`Round ${index} was not played`)
  return found
}

/** The verdict and the steps that do not pass; the reason, where the reading itself refuses. */
async function verdictOf(lie: Lie, options: { second?: boolean; index?: number; by?: "settlement" } = {}) {
  const { index = played - 1, second = false } = options
  const { betSignature: bet, settleSignature } = round(index)
  const liar = { name: "liar.example", call: lyingNode(honest, lie) }
  const nodes = second ? [liar, { name: "honest.example", call: honest }] : [liar]
  try {
    const { evidence } = await fetchRound(options.by ? settleSignature : (bet ?? ""), nodes, local)
    const { verdict, steps } = await verifyRound(evidence)
    return [verdict, ...steps.filter(({ status }) => status !== "passed").map(({ id }) => id)].join(" ")
  } catch (error) {
    if (error instanceof RoundError) return error.reason
    throw error
  }
}

const afterSeed = at.clientSeed + clientSeed.length
const late = {
  ...{ resultIndex: afterSeed, firstMultiplier: afterSeed + 12, jackpotPayout: afterSeed + 20 },
  ...{ poolLiquidity: afterSeed + 28, seed: afterSeed + 40, nextHash: afterSeed + 40 + 64 + 4 },
}
const inEvent = (alter: (event: Buffer) => void): Lie => {
  const { settleSignature } = round()
  return about(settleSignature, withEvent(settled, alter))
}
const ofBet = (alter: (answer: Answer) => void): Lie => about(round().betSignature ?? "", alter)
const ofSettlement = (alter: (answer: Answer) => void): Lie => about(round().settleSignature, alter)
const ofCommitment = (alter: (answer: Answer) => void): Lie => about(round().commitSignature ?? "", alter)
const allSlots =
  (change: (slot: number) => number): Lie =>
  (method, _, answer) =>
    method === "getTransaction" && typeof answer === "object" && answer !== null && "slot" in answer
      ? { ...answer, slot: change(Number(answer.slot)) }
      : answer

describe("an honest node", () => {
  test("has every round consistent, with its nonce counted, one that was signed through a lookup table included", async () => {
    for (let index = 0; index < played; index++) {
      expect(await verdictOf((_, __, answer) => answer, { index })).toBe("consistent")
      expect(round(index).evidence).toMatchObject({ nonceFrom: "history", expectedNonce: index, nodes: ["the node"] })
    }
  })

  test("is cited beside a second one that says the same, and alone beside one that is away", async () => {
    const first = { name: "a.example", call: honest }
    const away: RpcCall = () => Promise.reject(new Error("away"))
    const nodesOf = async (call: RpcCall) =>
      (await fetchRound(round().settleSignature, [first, { name: "b.example", call }], local)).evidence.nodes
    expect(await nodesOf(honest)).toEqual(["a.example", "b.example"])
    expect(await nodesOf(away)).toEqual(["a.example"])
  })

  test("has a round verified whose hash and nonce this browser saw before, and failed where it saw others", async () => {
    const { hashedSeed, nonce } = round().evidence
    const judged = async (recorded: { hashedSeed: string; nonce: number }) => {
      const recordedOf = vi.fn(async () => recorded)
      const { evidence } = await fetchRound(round().settleSignature, honest, { ...local, recordedOf })
      expect(recordedOf).toHaveBeenCalledExactlyOnceWith(round().event.user, round().betSignature)
      return (await verifyRound(evidence)).verdict
    }
    expect(await judged({ hashedSeed: hashedSeed ?? "", nonce })).toBe("verified")
    expect(await judged({ hashedSeed: hashedSeed ?? "", nonce: nonce + 1 })).toBe("failed")
    expect(await judged({ hashedSeed: "00".repeat(32), nonce })).toBe("failed")
  })

  test("leaves a round unknown whose provider is not known for the cluster, until the reader names the provider", async () => {
    const judged = async (options: Parameters<typeof fetchRound>[2]) =>
      verifyRound((await fetchRound(round().settleSignature, honest, options)).evidence)
    const unknown = await judged({})
    expect(unknown.verdict).toBe("unknown")
    expect(unknown.steps[0]?.detail).toContain("unknown provider")
    expect((await judged({ providers: knownProviders.localnet })).verdict).toBe("consistent")
    expect(knownProviders.localnet).toContain(localKeypair("rng").publicKey.toBase58())
  })
})

const wagerBytes = Uint8Array.of(0x00, 0xe1, 0xf5, 0x05, 0, 0, 0, 0)
const bps = [20_000, 0]

/** Raises the nonce and writes the result that would belong to it. */
const laterNonce = (event: Buffer) => {
  addOne(at.nonce)(event)
  const { rngSeed } = round().evidence
  const hash = createHmac("sha256", rngSeed)
    .update(`${clientSeed}-${event.readBigUInt64LE(at.nonce)}`)
    .digest("hex")
  const result = Number.parseInt(hash.slice(0, 5), 16) % bps.length
  event.writeBigUInt64LE(BigInt(result), late.resultIndex)
  event.writeUInt32LE(bps[result] ?? 0, at.multiplier)
  event.writeBigUInt64LE((event.readBigUInt64LE(at.wager) * BigInt(bps[result] ?? 0)) / 10_000n, at.payout)
}

/** Also raises the nonce of the round before, and hides where the count begins. */
const uncountedNonce = (): Lie => {
  const [first] = rounds
  const raised = about(round().commitSignature ?? "", withEvent(settled, addOne(at.nonce)))
  const lies = [inEvent(laterNonce), raised, hiding(first?.commitSignature ?? "")]
  return (method, params, answer) => lies.reduce((said, lie) => lie(method, params, said), answer)
}

const rewritten = (answer: Answer) => {
  const bytes = Buffer.from(answer.transaction[0], "base64")
  bytes.set(decodeBase58(round().settleSignature) ?? [], 1)
  answer.transaction[0] = bytes.toString("base64")
}
const otherPlayers = (alter: (answer: Answer) => void = () => undefined): Lie =>
  ofSettlement((answer) => {
    Object.assign(answer, structuredClone(answers.stranger))
    alter(answer)
  })
const roundBefore = (answer: Answer) => Object.assign(answer, structuredClone(answers.before))

/** Lists a commitment to the right hash that the node signed itself, in place of the provider's. */
const falseProvider: Lie = (method, params, answer) => {
  const { signature, wire } = answers.falseCommitment
  if (method === "getSignaturesForAddress")
    return JSON.parse(JSON.stringify(answer).replaceAll(round().commitSignature ?? "", signature))
  if (method === "getTransaction" && params[0] === signature) {
    const real = structuredClone(answers.commitment)
    return { ...real, transaction: [wire, "base64"] }
  }
  return answer
}

const fail = (answer: Answer) => {
  answer.meta.err = { InstructionError: [0, { Custom: 1 }] }
}
/** Copies the settlement's own instruction among those that other programs called. */
const addInner = (answer: Answer) => {
  const { message } = VersionedTransaction.deserialize(Buffer.from(answer.transaction[0], "base64"))
  const instructions = message.compiledInstructions.map(({ programIdIndex, accountKeyIndexes, data }) => ({
    ...{ programIdIndex, accounts: accountKeyIndexes, data: encodeBase58(data) },
  }))
  answer.meta.innerInstructions = [{ index: 0, instructions }]
}
const enrich = (answer: Answer) => {
  answer.meta.postBalances = answer.meta.postBalances.map((lamports) => lamports + 1)
}
const sameSlot = (answer: Answer) => {
  answer.slot = round().evidence.committedSlot ?? 0
}
const alterByte = (index: number) => (answer: Answer) => {
  const bytes = Buffer.from(answer.transaction[0], "base64")
  bytes.writeUInt8(bytes.readUInt8(index) ^ 1, index)
  answer.transaction[0] = bytes.toString("base64")
}
const forgeProgram = (answer: Answer) => {
  answer.meta.logMessages = answer.meta.logMessages.map((line) =>
    line.replace(/Program Gamba\w+ invoke/, "Program Fake invoke"),
  )
}

/** A lie, the verdict with this node alone, and the verdict where a second, honest node is asked; absent where it is the same. */
const lies: readonly (readonly [name: string, lie: () => Lie, alone: string, together?: string])[] = [
  ["event: player", () => inEvent(flip(at.user)), "cut-off"],
  ["event: pool", () => inEvent(flip(at.pool)), "failed payout"],
  ["event: token", () => inEvent(flip(at.tokenMint)), "failed payout"],
  ["event: creator", () => inEvent(flip(at.creator)), "failed payout"],
  ["event: creator fee", () => inEvent(addOne(at.creatorFee)), "consistent", "failed payout"],
  ["event: protocol fee", () => inEvent(addOne(at.gambaFee)), "consistent", "failed payout"],
  ["event: pool fee", () => inEvent(addOne(at.poolFee)), "consistent", "failed payout"],
  ["event: jackpot fee", () => inEvent(addOne(at.jackpotFee)), "consistent", "failed payout"],
  ["event: wager", () => inEvent(addOne(at.wager)), "failed payout"],
  ["event: payout", () => inEvent(addOne(at.payout)), "failed payout"],
  ["event: multiplier", () => inEvent(flip(at.multiplier)), "failed payout"],
  ["event: nonce", () => inEvent(addOne(at.nonce)), "failed hmac"],
  ["event: client seed", () => inEvent(flip(at.clientSeed)), "failed hmac"],
  ["event: result", () => inEvent(addOne(late.resultIndex)), "failed index"],
  ["event: bet array", () => inEvent(flip(late.firstMultiplier)), "failed payout"],
  ["event: jackpot payout", () => inEvent(addOne(late.jackpotPayout)), "consistent", "failed payout"],
  ["event: pool's liquidity", () => inEvent(addOne(late.poolLiquidity)), "consistent", "failed payout"],
  ["event: seed", () => inEvent(flip(late.seed)), "failed reveal"],
  ["event: next hash", () => inEvent(flip(late.nextHash)), "failed reveal"],
  ["event: metadata", () => inEvent((event) => flip(event.length - 1)(event)), "failed payout"],
  ["event: written by another program", () => ofSettlement(forgeProgram), "cut-off"],
  ["instruction: client seed of the bet", () => ofBet(flipped(clientSeed)), "forged"],
  [
    "instruction: wager of the bet",
    () => ofBet(withBytes(wagerBytes, (bytes, place) => bytes.set([1], place))),
    "forged",
  ],
  ["instruction: seed of the settlement", () => ofSettlement(flipped(round().evidence.rngSeed)), "forged"],
  ["instruction: next hash", () => ofSettlement(flipped(round().event.nextRngSeedHashed)), "forged"],
  ["instruction: published hash", () => ofCommitment(flipped(round().evidence.hashedSeed ?? "")), "forged"],
  ["signature: one bit", () => ofBet(alterByte(10)), "forged"],
  ["signature: of the settlement", () => ofSettlement(alterByte(10)), "forged"],
  ["slot: bet in the slot of the hash", () => ofBet(sameSlot), "uncommitted commitment", "failed commitment"],
  ["slots: all of them moved", () => allSlots((slot) => slot + 1_000), "consistent", "failed commitment"],
  ["status: the bet failed", () => ofBet(fail), "failed"],
  ["status: the settlement failed", () => ofSettlement(fail), "unsettled"],
  ["balances: lamports of the settlement", () => ofSettlement(enrich), "consistent"],
  ["inner instruction: a second settlement", () => ofSettlement(addInner), "consistent"],
  ["history: settlement hidden", () => hiding(round().settleSignature), "unsettled"],
  ["history: bet hidden", () => hiding(round().betSignature ?? ""), "cut-off"],
  ["history: commitment hidden", () => hiding(round().commitSignature ?? ""), "failed hash hmac"],
  ["event: nonce with the result that belongs to it", () => inEvent(laterNonce), "failed hmac"],
  ["the same, with a history too short to count", uncountedNonce, "consistent", "failed hmac"],
  ["another player's settlement under this signature", () => otherPlayers(), "forged"],
  ["another player's settlement with this signature written into it", () => otherPlayers(rewritten), "forged"],
  ["the settlement of the round before under this signature", () => ofSettlement(roundBefore), "forged"],
  ["the hash published by a provider of the node's own", () => falseProvider, "unknown commitment"],
  ["transaction: denied", () => serving(round().betSignature ?? "", null), "unknown"],
]

describe("a node that lies", () => {
  // A result that happens to be the same keeps its step: only the steps that must be named are compared.
  const words = (text: string) => expect.arrayContaining(text.split(" "))
  const cases = lies.map(([name, lie, alone, together]) => ({ name, lie, alone, together }))
  test.each(cases)("about $name", async ({ lie, alone, together }) => {
    expect((await verdictOf(lie())).split(" ")).toEqual(words(alone))
    if (together !== undefined) expect((await verdictOf(lie(), { second: true })).split(" ")).toEqual(words(together))
  })
})
