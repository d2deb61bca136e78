import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type RaceEvidence, verifyRace } from "@dghrt/fairness"
import { type ChainRace, fetchRace, jsonRpc, type RpcCall } from "@dghrt/fairness/chain"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { prizeOf } from "#features/chain"
import { type Localnet, startLocalnet } from "#localnet"
import { drawnGameOf, outcomeText, raceNames, ranking, shownRaceOf } from "../../features/games/testing"
import { populateRaces, type SeenRace } from "../support/populate-races"
import { raceAlterations } from "../support/race-alterations"
import { verifyCommand } from "../support/verify-command"

const count = 20
const token = { symbol: "SOL", decimals: 9 }

let network: Localnet
let call: RpcCall
let seen: SeenRace[]
const races: ChainRace[] = []

beforeAll(async () => {
  network = await startLocalnet({ rpcPort: 0, wsPort: 0, settleDelayMs: 0, multiplayerHoldMs: 2_000, rngSeed: "races" })
  call = jsonRpc(network.rpcUrl)
  seen = await populateRaces(network, count)
  for (const { signatures } of seen) races.push(await fetchRace(signatures[0] ?? "", call))
}, 240_000)
afterAll(() => network.close())

const evidenceOf = ({ evidence, game }: ChainRace): RaceEvidence => {
  if (!evidence) throw new Error(`${game} is not drawn`)
  return evidence
}

test("a race shows the places, buckets, prizes and words that its players saw", () => {
  for (const [index, { drawn, names }] of seen.entries()) {
    const race = races[index]
    const replayed = race && drawnGameOf(race)
    if (!race || !replayed) throw new Error(`Race ${index} has no replay`)
    expect(replayed).toMatchObject({ address: drawn.address, gameId: drawn.gameId, winners: drawn.winners })
    // A lone player gets the bet back without the fees that were fixed when joining.
    const charged = drawn.players.length > 1
    expect(replayed.players).toEqual(charged ? drawn.players : drawn.players.map((one) => ({ ...one, gambaFee: 0n })))
    if (charged) expect(prizeOf(replayed)).toBe(prizeOf(drawn))
    expect(race.mint).toBe(drawn.mint)
    expect(shownRaceOf(replayed).race).toEqual(shownRaceOf(drawn).race)
    expect(raceNames(race)).toEqual(names)
    const words = (game: typeof replayed, player: string, known: ReadonlyMap<string, string>) => {
      const { race: board, racers } = shownRaceOf(game)
      const place = ranking(board).indexOf(racers.findIndex(({ address }) => address === player))
      return outcomeText(game, player, (address) => known.get(address) ?? address, place, token)
    }
    for (const { address } of [...drawn.players, { address: "" }])
      expect(words(replayed, address, raceNames(race))).toBe(words(drawn, address, names))
  }
})

test("a race is the same by each of its transactions", async () => {
  for (const index of [0, 3, 4]) {
    const race = races[index]
    if (!race) throw new Error("The race was not played")
    const all = [...(seen[index]?.signatures ?? []), race.drawSignature ?? "", ...race.paySignatures]
    for (const signature of all) expect(await fetchRace(signature, call)).toEqual(race)
  }
})

test("every record of a race agrees with the others, and its six steps say so", async () => {
  for (const [index, race] of races.entries()) {
    const { verdict, steps } = await verifyRace(evidenceOf(race))
    expect(
      steps.filter(({ status }) => status !== "passed"),
      `race ${index}`,
    ).toEqual([])
    expect([verdict, steps.length]).toEqual(["consistent", 6])
  }
})

describe("a race with one altered field", () => {
  test.each(raceAlterations)("%s is rejected, and the step %s is named", async (_, step, alter) => {
    let altered = 0
    for (const race of races) {
      const evidence = evidenceOf(race)
      const change = alter(evidence)
      if (change === null) continue
      altered += 1
      const { verdict, steps } = await verifyRace({ ...evidence, ...change })
      expect(verdict).toBe("failed")
      expect(steps.filter(({ status }) => status === "failed").map(({ id }) => id)).toContain(step)
    }
    expect(altered).toBeGreaterThan(10)
  })
})

test("a race that is not paid out yet, or whose program logs no entropy, has a step that is unknown", async () => {
  const race = races.find(({ players }) => players.length > 2)
  if (!race) throw new Error("No race of several players")
  const evidence = evidenceOf(race)
  const statusOf = async (change: Partial<RaceEvidence>) => {
    const { verdict, steps } = await verifyRace({ ...evidence, ...change })
    return [verdict, ...steps.filter(({ status }) => status !== "passed").map(({ id, status }) => `${id} ${status}`)]
  }
  expect(await statusOf({ paid: null })).toEqual(["unknown", "payment unknown"])
  expect(await statusOf({ entropy: null })).toEqual(["unknown", "draw unknown"])
})

describe("what cannot be shown is refused with the reason", () => {
  test("a history that the node no longer has", async () => {
    const [signature = ""] = seen[0]?.signatures ?? []
    const [, later = ""] = seen[1]?.signatures ?? []
    const pruned: RpcCall = async (method, params) =>
      method === "getTransaction" && params[0] === signature ? null : call(method, params)
    await expect(fetchRace(races[0]?.drawSignature ?? "", pruned)).rejects.toThrow("no longer has every transaction")
    const short: RpcCall = async (method, params) => {
      const answer = await call(method, params)
      return method === "getSignaturesForAddress" && Array.isArray(answer) ? answer.slice(0, -1) : answer
    }
    await expect(fetchRace(later, short)).rejects.toThrow("no longer has the first transaction")
  })

  test("an event that another program wrote", async () => {
    const forged: RpcCall = async (method, params) =>
      JSON.parse(
        JSON.stringify(await call(method, params)).replaceAll(
          "Program GambaMyTW8C1NSeFrv2c3KfmX1MSDBF6YbxDeb7dBPxM invoke",
          "Program Fake invoke",
        ),
      )
    await expect(fetchRace(races[0]?.drawSignature ?? "", forged)).rejects.toThrow("holds no race")
  })
})

test("npm run verify ends with 0 for races, and with 1 for an altered one", async () => {
  const online = await verifyCommand(seen[2]?.signatures[0] ?? "", "--rpc", network.rpcUrl)
  expect(online.stdout).toContain("✓ payment")
  expect(online.stdout.trimEnd().split("\n").at(-1)).toMatch(/^consistent, according to 1 node: /)
  expect(online.code).toBe(0)
  const folder = mkdtempSync(join(tmpdir(), "races-"))
  const write = (name: string, evidences: readonly RaceEvidence[]) => {
    const path = join(folder, name)
    const text = (_: string, value: unknown) => (typeof value === "bigint" ? `${value}` : value)
    writeFileSync(path, JSON.stringify({ races: evidences.map((evidence) => ({ evidence })) }, text))
    return path
  }
  const all = races.map(evidenceOf)
  expect((await verifyCommand("--values", write("races.json", all))).code).toBe(0)
  const altered = all.map((evidence) => ({ ...evidence, payouts: evidence.payouts.map((payout) => payout + 1n) }))
  const refused = await verifyCommand("--values", write("altered.json", altered), "--json")
  expect(refused.code).toBe(1)
  expect(
    refused.stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).verdict),
  ).toEqual(all.map(() => "failed"))
  rmSync(folder, { recursive: true })
})
