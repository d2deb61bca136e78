import { verifyRound } from "@dghrt/fairness"
import { type ChainRound, fetchRound, jsonRpc, knownProviders, RoundError, type RpcCall } from "@dghrt/fairness/chain"
import { Keypair } from "@solana/web3.js"
import * as v from "valibot"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { type Localnet, startLocalnet } from "#localnet"
import { decodeBase58 } from "../../localnet/bank/base58"
import { localKeypair } from "../../localnet/genesis/keys"
import { Player } from "../../localnet/tests/player"
import {
  type Answer,
  about,
  addInner,
  addOne,
  all,
  allSlots,
  alterByte,
  enrich,
  fail,
  flip,
  flipped,
  hiding,
  hidingAll,
  type Lie,
  loadOther,
  loadTwice,
  lyingNode,
  refusing,
  serving,
  spoilEvents,
  transactionAnswer,
  withBytes,
  withEvent,
} from "../support/node-lies"
import { at, behindSeed, commitmentBy, raiseNonce, settled } from "../support/settled-event-lies"

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
    await vi.waitFor(async () => expect(await player.connection.getSlot()).toBeGreaterThan(committed), 20_000)
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
    return "refused"
  }
}

const late = behindSeed(clientSeed)
const inEvent = (alter: (event: Buffer) => void): Lie => {
  const { settleSignature } = round()
  return about(settleSignature, withEvent(settled, alter))
}
const ofBet = (alter: (answer: Answer) => void): Lie => about(round().betSignature ?? "", alter)
const ofSettlement = (alter: (answer: Answer) => void): Lie => about(round().settleSignature, alter)
const ofCommitment = (alter: (answer: Answer) => void): Lie => about(round().commitSignature ?? "", alter)
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

  test("is named beside those that could not be asked, and a second one is then looked for among the rest", async () => {
    const named = async (...calls: RpcCall[]) => {
      const nodes = calls.map((call, index) => ({ name: `${"abc"[index]}.example`, call }))
      const { evidence } = await fetchRound(round().betSignature ?? "", nodes, local)
      expect((await verifyRound(evidence)).verdict).toBe("consistent")
      return [evidence.nodes, evidence.unanswered]
    }
    const refuses: RpcCall = () => Promise.reject(new Error("The node refused getTransaction: too many requests"))
    const forgetful: RpcCall = async () => null
    const refused = "The node refused getTransaction: too many requests."
    expect(await named(refuses, honest)).toEqual([["b.example"], [`a.example: ${refused}`]])
    expect(await named(honest, refuses, honest)).toEqual([["a.example", "c.example"], [`b.example: ${refused}`]])
    expect(await named(honest, forgetful)).toEqual([
      ["a.example"],
      ["b.example: It does not have every one of these transactions."],
    ])
    expect((await named(forgetful, refuses, honest))[1]).toEqual([
      expect.stringMatching(/^a\.example: The node does not know this transaction/),
      `b.example: ${refused}`,
    ])
    const signature = round().betSignature ?? ""
    const nodes = [refuses, forgetful].map((call, index) => ({ name: `${"ab"[index]}.example`, call }))
    await expect(fetchRound(signature, nodes, local)).rejects.toMatchObject({
      reason: "unknown",
      message: expect.stringMatching(
        /^a\.example: The node refused .* b\.example: The node does not know this transaction/,
      ),
    })
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

const laterNonce = (event: Buffer) => raiseNonce(event, { rngSeed: round().evidence.rngSeed, clientSeed, bps })

/** Also raises the nonce of the round before, and hides where the count begins. */
const uncountedNonce = (): Lie => {
  const [first] = rounds
  const raised = about(round().commitSignature ?? "", withEvent(settled, addOne(at.nonce)))
  return all(inEvent(laterNonce), raised, hiding(first?.commitSignature ?? ""))
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

const sameSlot = (answer: Answer) => {
  answer.slot = round().evidence.committedSlot ?? 0
}
const forgeProgram = (answer: Answer) => {
  answer.meta.logMessages = answer.meta.logMessages.map((line) =>
    line.replace(/Program Gamba\w+ invoke/, "Program Fake invoke"),
  )
}

/** A lie, the verdict with this node alone, and the verdict where a second, honest node is asked; absent where it is the same. */
const lies: readonly (readonly [name: string, lie: () => Lie, alone: string, together?: string])[] = [
  ["event: player", () => inEvent(flip(at.user)), "cut-off", "consistent"],
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
  ["event: written by another program", () => ofSettlement(forgeProgram), "cut-off", "consistent"],
  ["event: no base64", () => ofSettlement(spoilEvents), "cut-off", "consistent"],
  [
    "event: text that is no UTF-8",
    () => inEvent((event) => event.writeUInt8(0xff, at.clientSeed)),
    "cut-off",
    "consistent",
  ],
  ["instruction: client seed of the bet", () => ofBet(flipped(clientSeed)), "forged", "failed reveal"],
  [
    "instruction: wager of the bet",
    () => ofBet(withBytes(wagerBytes, (bytes, place) => bytes.set([1], place))),
    "forged",
    "failed reveal",
  ],
  [
    "instruction: seed of the settlement",
    () => ofSettlement(flipped(round().evidence.rngSeed)),
    "forged",
    "failed reveal",
  ],
  ["instruction: next hash", () => ofSettlement(flipped(round().event.nextRngSeedHashed)), "forged", "failed reveal"],
  [
    "instruction: published hash",
    () => ofCommitment(flipped(round().evidence.hashedSeed ?? "")),
    "forged",
    "failed reveal",
  ],
  ["signature: one bit", () => ofBet(alterByte(10)), "forged", "failed reveal"],
  ["signature: of the settlement", () => ofSettlement(alterByte(10)), "forged", "failed reveal"],
  ["slot: bet in the slot of the hash", () => ofBet(sameSlot), "uncommitted commitment", "failed commitment"],
  ["slots: all of them moved", () => allSlots((slot) => slot + 1_000), "consistent", "failed commitment"],
  ["slot: no number", () => ofBet((answer) => Object.assign(answer, { slot: "1" })), "refused", "consistent"],
  ["status: the bet failed", () => ofBet(fail), "failed", "failed payout"],
  ["status: the settlement failed", () => ofSettlement(fail), "unsettled", "consistent"],
  ["balances: lamports of the settlement", () => ofSettlement(enrich), "consistent"],
  ["inner instruction: a second settlement", () => ofSettlement(addInner), "consistent"],
  [
    "lookup table: an account that the message holds",
    () => about(round(1).betSignature ?? "", loadTwice),
    "forged",
    "failed reveal",
  ],
  [
    "lookup table: another account in the place of the pool",
    () => about(round(1).betSignature ?? "", loadOther),
    "failed payout",
  ],
  ["history: settlement hidden", () => hiding(round().settleSignature), "unsettled", "consistent"],
  ["history: bet hidden", () => hiding(round().betSignature ?? ""), "cut-off", "consistent"],
  ["history: commitment hidden", () => hiding(round().commitSignature ?? ""), "failed hash hmac"],
  ["event: nonce with the result that belongs to it", () => inEvent(laterNonce), "failed hmac"],
  ["the same, with a history too short to count", uncountedNonce, "consistent", "failed hmac"],
  ["another player's settlement under this signature", () => otherPlayers(), "forged", "failed reveal"],
  [
    "another player's settlement with this signature written into it",
    () => otherPlayers(rewritten),
    "forged",
    "failed reveal",
  ],
  [
    "the settlement of the round before under this signature",
    () => ofSettlement(roundBefore),
    "forged",
    "failed reveal",
  ],
  ["the hash published by a provider of the node's own", () => falseProvider, "unknown commitment"],
  ["transaction: denied", () => serving(round().betSignature ?? "", null), "unknown", "consistent"],
  ["every request: refused", () => refusing, "refused", "consistent"],
]

describe("a node that lies", () => {
  // A result that happens to be the same keeps its step: only the steps that must be named are compared.
  const words = (text: string) => expect.arrayContaining(text.split(" "))
  const cases = lies.map(([name, lie, alone, together]) => ({ name, lie, alone, together }))
  test.each(cases)("about $name", async ({ name, lie, alone, together }) => {
    const index = name.startsWith("lookup table") ? 1 : played - 1
    expect((await verdictOf(lie(), { index })).split(" ")).toEqual(words(alone))
    if (together === undefined) return
    expect((await verdictOf(lie(), { index, second: true })).split(" ")).toEqual(words(together))
  })

  test.each<[string, () => Lie, string]>([
    ["the bet, so that an older one stands before the settlement", () => hiding(round().betSignature ?? ""), "unknown"],
    [
      "the bet and the settlement before it",
      () => hiding(round().betSignature ?? "", round(1).settleSignature),
      "failed hash",
    ],
    ["everything before the settlement", () => hidingAll, "unknown"],
  ])("hides %s from the reader of a settlement", async (_, lie, verdict) => {
    expect((await verdictOf(lie(), { by: "settlement" })).split(" ")).toEqual(words(verdict))
  })
})
