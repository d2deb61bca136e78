import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { verifyRound } from "@dghrt/fairness"
import { type ChainRound, fetchRound, jsonRpc, type RpcCall } from "@dghrt/fairness/chain"
import { PublicKey } from "@solana/web3.js"
import * as v from "valibot"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import type { AppConfig } from "#contract/config"
import { type Localnet, startLocalnet } from "#localnet"
import { signedEvidence } from "../../features/games/play/signed-evidence"
import { localKeypair } from "../../localnet/genesis/keys"
import { Player } from "../../localnet/tests/player"
import { openPlayer } from "../support/chain-round"
import { roundAlterations } from "../support/round-alterations"
import { sol } from "../support/sol"
import { verifyCommand } from "../support/verify-command"

const bets = [
  [2, 0],
  [0, 1, 2, 0.5],
  [0, 0, 3, 0, 0, 1.5],
  Array.from({ length: 100 }, (_, face) => (face < 50 ? 2 : 0)),
]
const count = 30

const signatureList = v.array(v.looseObject({ signature: v.string() }))
const signaturesRequest = v.tuple([
  v.string(),
  v.object({ before: v.optional(v.string()), until: v.optional(v.string()), limit: v.number() }),
])

let network: Localnet
let player: Player
let call: RpcCall
const local = { cluster: "localnet" } as const
const signatures: string[] = []
const rounds: ChainRound[] = []

beforeAll(async () => {
  network = await startLocalnet({ rpcPort: 0, wsPort: 0, settleDelayMs: 0, rngSeed: "verify" })
  call = jsonRpc(network.rpcUrl)
  player = await Player.withSol(network)
  await player.askFaucet("USDC")
  await player.open()
  for (let nonce = 0; nonce < count; nonce++) {
    // A seed counts as committed only from the slot after its hash on.
    const committed = await player.connection.getSlot()
    await vi.waitFor(async () => expect(await player.connection.getSlot()).toBeGreaterThan(committed), 20_000)
    const { usdcMint, usdcPool } = network.addresses
    const other = nonce % 5 === 4 && { mint: new PublicKey(usdcMint), pool: new PublicKey(usdcPool) }
    const bet = bets[nonce % bets.length] ?? []
    signatures.push(await player.play({ bet, clientSeed: nonce === 3 ? "" : `naïve-${nonce}`, ...other }))
    await player.gameWhen((game) => game.nonce.toNumber() === nonce + 1)
  }
  for (const signature of signatures) rounds.push(await fetchRound(signature, call, local))
}, 240_000)
afterAll(() => network.close())

const round = (index: number) => {
  const found = rounds[index]
  if (!found) throw new Error(`Round ${index} was not played`)
  return found
}

describe("a settled round", () => {
  test("is consistent by the signature of its bet, the first of an account included", async () => {
    expect(rounds).toHaveLength(count)
    for (const [nonce, { evidence }] of rounds.entries()) {
      const { verdict, steps } = await verifyRound(evidence)
      expect(
        steps.filter(({ status }) => status !== "passed"),
        `round ${nonce}`,
      ).toEqual([])
      expect([verdict, evidence.nonce]).toEqual(["consistent", nonce])
    }
  })

  test("is the same by the signature of its settlement", async () => {
    for (const index of [0, 1, count - 1])
      expect(await fetchRound(round(index).settleSignature, call, local)).toEqual(round(index))
  })

  test("is found again after its account was closed and opened, where nonces restart", async () => {
    const reopened = await Player.withSol(network)
    const play = async () => {
      await reopened.open()
      const committed = await reopened.connection.getSlot()
      await vi.waitFor(async () => expect(await reopened.connection.getSlot()).toBeGreaterThan(committed), 20_000)
      const signature = await reopened.play()
      await reopened.gameWhen((game) => game.nonce.toNumber() === 1)
      return signature
    }
    const first = await play()
    await reopened.close()
    const second = await play()
    for (const signature of [first, second]) {
      const { evidence } = await fetchRound(signature, call, local)
      expect([(await verifyRound(evidence)).verdict, evidence.nonce]).toEqual(["consistent", 0])
    }
  })
})

describe("a bet of an account with more later transactions than a node lists at once", () => {
  /** Lists as a node does, with failed transactions of the account between the first round and all later ones. */
  const crowded = (failed: number): RpcCall => {
    const between = Array.from({ length: failed }, (_, index) => ({
      signature: `failed-${index}`,
      slot: 1,
      err: "any",
    }))
    return async (method, params) => {
      if (method !== "getSignaturesForAddress") return call(method, params)
      const [account, { before, until, limit }] = v.parse(signaturesRequest, params)
      const listed = v.parse(signatureList, await call(method, [account, { limit, commitment: "confirmed" }]))
      const firstSettled = listed.findIndex(({ signature }) => signature === round(0).settleSignature)
      const all = [...listed.slice(0, firstSettled), ...between, ...listed.slice(firstSettled)]
      const newest = before === undefined ? 0 : all.findIndex(({ signature }) => signature === before) + 1
      const end = all.findIndex(({ signature }) => signature === until)
      return all.slice(newest, end < 0 ? undefined : end).slice(0, limit)
    }
  }

  test("is found itself, behind pages that do not reach it", async () => {
    for (const failed of [950, 2_500])
      expect(await fetchRound(signatures[0] ?? "", crowded(failed), local)).toEqual(round(0))
  })

  test("is refused where the node lists a later round only, which would prove another bet", async () => {
    const firstPageOnly: RpcCall = async (method, params) => {
      const answer = await crowded(2_500)(method, params)
      return method === "getSignaturesForAddress" ? v.parse(signatureList, answer).slice(0, 999) : answer
    }
    await expect(fetchRound(signatures[0] ?? "", firstPageOnly)).rejects.toMatchObject({
      reason: "cut-off",
      message: expect.stringContaining("does not lead from this bet to its settlement"),
    })
  })

  test("is refused, and not searched for without end, where pages never reach it", async () => {
    let pages = 0
    const endless: RpcCall = async (method, params) => {
      if (method !== "getSignaturesForAddress") return call(method, params)
      pages += 1
      return Array.from({ length: 1_000 }, (_, index) => ({ signature: `${pages}-${index}`, slot: 1, err: "any" }))
    }
    await expect(fetchRound(signatures[0] ?? "", endless)).rejects.toMatchObject({ reason: "cut-off" })
    expect(pages).toBeLessThan(200)
  })
})

describe("a round with one altered field", () => {
  test.each(roundAlterations)("%s is rejected, and the step %s is named", async (_, step, alter) => {
    // The first round has no settlement before it that would fix its nonce.
    for (const { evidence } of rounds.slice(1)) {
      const { verdict, steps } = await verifyRound({ ...evidence, ...alter(evidence) })
      expect(["failed", "uncommitted"]).toContain(verdict)
      expect(steps.filter(({ status }) => status === "failed").map(({ id }) => id)).toContain(step)
    }
  })
})

describe("a signature that proves nothing is refused with the reason", () => {
  test.each([
    ["text", "hello", "no transaction signature"],
    ["an address", "Gamba2hK6KV3quKq854B3sQG1WMdq3zgQLPKqyK4qS18", "no transaction signature"],
    ["an unknown signature", "5".repeat(87), "does not know this transaction"],
  ])("%s", async (_, signature, reason) => {
    await expect(fetchRound(signature, call)).rejects.toThrow(reason)
  })

  test("a transaction without a round", async () => {
    const [deposit] = await player.connection.getSignaturesForAddress(player.wallet, { before: signatures[0] ?? "" })
    await expect(fetchRound(deposit?.signature ?? "", call)).rejects.toThrow("holds no round")
  })

  test("a node that leaves fields out", async () => {
    const poor: RpcCall = async (method, params) => (method === "getTransaction" ? { slot: 1 } : call(method, params))
    await expect(fetchRound(signatures[0] ?? "", poor)).rejects.toThrow("unknown shape")
  })

  test("a history that the node no longer has leaves the round unknown, never verified", async () => {
    const pruned: RpcCall = async (method, params) => (method === "getSignaturesForAddress" ? [] : call(method, params))
    const { evidence } = await fetchRound(round(2).settleSignature, pruned)
    expect((await verifyRound(evidence)).verdict).toBe("unknown")
  })

  test("an event that another program wrote", async () => {
    const forged: RpcCall = async (method, params) => {
      const answer = await call(method, params)
      return JSON.parse(
        JSON.stringify(answer).replaceAll(
          "Program Gamba2hK6KV3quKq854B3sQG1WMdq3zgQLPKqyK4qS18 invoke",
          "Program Fake invoke",
        ),
      )
    }
    await expect(fetchRound(round(2).settleSignature, forged)).rejects.toThrow("cannot be read")
  })
})

describe("npm run verify", () => {
  test("ends with 0 for a consistent round, and names the node", async () => {
    const { code, stdout } = await verifyCommand(signatures[5] ?? "", "--rpc", network.rpcUrl)
    expect(stdout).toContain("✓ payout")
    expect(stdout.trimEnd().split("\n").at(-1)).toMatch(/^consistent, according to 1 node: localhost:\d+$/)
    expect(code).toBe(0)
  })

  test("asks the next node where the first one is away, and names both", async () => {
    const { code, stdout } = await verifyCommand(
      signatures[5] ?? "",
      "--rpc",
      "http://127.0.0.1:1",
      "--rpc",
      network.rpcUrl,
    )
    expect(stdout).toContain("no answer to compare from localhost:1: The Solana node could not be reached")
    expect(stdout.trimEnd().split("\n").at(-1)).toMatch(/^consistent, according to 1 node: localhost:\d+$/)
    expect(code).toBe(0)
  })

  test("ends with 1 and the reason for anything else", async () => {
    expect(await verifyCommand("5".repeat(87), "--rpc", network.rpcUrl)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("does not know this transaction"),
    })
    expect((await verifyCommand()).code).toBe(1)
  })

  test("checks several rounds in one go, as JSON", async () => {
    const { code, stdout } = await verifyCommand(...signatures.slice(0, 4), "--rpc", network.rpcUrl, "--json")
    const verdicts = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).verdict)
    expect(verdicts).toEqual(Array(4).fill("consistent"))
    expect(code).toBe(0)
  })

  test("checks published values from a file without a network, and says what does not fit", async () => {
    expect((await verifyCommand("--values", "features/fairness/vectors.json")).code).toBe(0)
    const folder = mkdtempSync(join(tmpdir(), "verify-"))
    const write = (name: string, content: unknown) => {
      const path = join(folder, name)
      writeFileSync(path, JSON.stringify(content))
      return path
    }
    const vectors = JSON.parse(readFileSync("features/fairness/vectors.json", "utf8"))
    const [first] = vectors.rounds
    const altered = write("altered.json", { rounds: [{ evidence: { ...first.evidence, payout: "1" } }] })
    expect(await verifyCommand("--values", altered)).toMatchObject({
      code: 1,
      stdout: expect.stringContaining("✗ payout"),
    })
    const poor = write("poor.json", { rounds: [{ evidence: { ...first.evidence, wager: 5 } }] })
    expect(await verifyCommand("--values", poor)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("rounds.0.evidence.wager"),
    })
    rmSync(folder, { recursive: true })
  })

  test("writes what a player or a node has chosen so that it cannot steer the terminal", async () => {
    const { rounds } = JSON.parse(readFileSync("features/fairness/vectors.json", "utf8"))
    const chosen = { rngSeed: "x\n\u001b[2J✓ verified\u001b[8m", clientSeed: "\u202e\u009b8m" }
    const folder = mkdtempSync(join(tmpdir(), "verify-"))
    const file = join(folder, "hostile.json")
    writeFileSync(file, JSON.stringify({ rounds: [{ evidence: { ...rounds[0].evidence, ...chosen } }] }))
    const { stdout } = await verifyCommand("--values", file)
    expect(stdout).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
    expect(stdout).not.toMatch(/^\S*✓ verified/m)
    rmSync(folder, { recursive: true })
  })
})

test("a bet of a page whose operator names the provider's key is verified, and with another key its provider is unknown", async () => {
  const { rpcUrl, wsUrl, addresses } = network
  const config: AppConfig = {
    ...{ cluster: "localnet", rpcUrl, wsUrl, faucetUrl: `${rpcUrl}/faucet` },
    ...{ creator: addresses.creator, tokens: [sol] },
  }
  const { place, betting } = await openPlayer(config, { token: sol })
  // The page has seen the hash of the second bet's seed before it signed.
  for (const _ of [1, 2]) {
    expect(await place()).toBeNull()
    betting.reveal()
  }
  const [result] = betting.state().results
  if (!result?.signature) throw new Error("The bet was not drawn")
  const { signature } = result
  const judged = async (key: string) => {
    const named: AppConfig = { ...config, cluster: "mainnet-beta", providers: [key] }
    return verifyRound(await signedEvidence(named, { ...result, signature }))
  }
  expect((await judged(localKeypair("rng").publicKey.toBase58())).verdict).toBe("verified")
  expect((await judged(addresses.creator)).steps[0]?.detail).toContain("unknown provider")
})
