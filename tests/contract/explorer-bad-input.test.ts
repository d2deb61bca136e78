import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { verifyRound } from "@dghrt/fairness"
import { fetchRace, fetchRound, jsonRpc } from "@dghrt/fairness/chain"
import {
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js"
import { getGameAddress } from "gamba-core-v2"
import * as v from "valibot"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { Localnet } from "#localnet"
import { betCsv, gameOf, playOfIndexed, playOfRound } from "../../features/explorer/testing"
import { localKeypair } from "../../localnet/genesis/keys"
import { readGame } from "../../localnet/rng/game-account"
import { settleInstruction } from "../../localnet/rng/instructions"
import { SeedChain } from "../../localnet/rng/seed-chain"
import { Player } from "../../localnet/tests/player"
import { settledGameOfTransaction } from "../../server/contract/settled-games"
import { emptyDatabase } from "../../server/database/testing/empty-folder"
import { readSettings } from "../../tools/settings"
import { type Stack, startStack } from "../../tools/stack"
import { pause, ScriptedPlayer } from "../support/populate"
import { sol } from "../support/sol"

// Each bad input comes from its real cause: a transaction on the local chain.

const rngSeed = "bad-input"
const ids = ["dice", "mines"]
const coin = [20_000, 0]
const folder = mkdtempSync(join(tmpdir(), "bad-input-"))

let stack: Stack
let network: Localnet
beforeAll(async () => {
  const ports = { API_PORT: 0, RPC_PORT: 0, WS_PORT: 0, SETTLE_DELAY_MS: 0, PRICES_URL: "http://127.0.0.1:9/" }
  const settings = { ...readSettings({}), ...ports, LOG_LEVEL: "error" as const, DATA_DIR: folder }
  await emptyDatabase(join(folder, "database"))
  stack = await startStack({ settings, web: "none", rngSeed })
  if (!stack.localnet) throw new Error("There is no local network")
  network = stack.localnet
}, 90_000)
afterAll(async () => {
  await stack.close()
  rmSync(folder, { recursive: true, force: true })
})

const call = () => jsonRpc(network.rpcUrl)
const asked = (signature: string) => fetch(`${stack.apiUrl}/api/events/settledGame?signature=${signature}`)

async function indexed(signature: string) {
  await expect.poll(async () => (await asked(signature)).status, { timeout: 60_000 }).toBe(200)
  const found: unknown = await (await asked(signature)).json()
  return v.parse(settledGameOfTransaction, found).results.map((game) => playOfIndexed(game, ids))
}

/** Two bets of two players settled by one transaction, as a provider may do that saves fees. */
async function settledTogether() {
  const players = [await Player.withSol(network), await Player.withSol(network)]
  for (const player of players) await player.open()
  await pause(900)
  network.rng.setDelay(600_000)
  const bets: string[] = []
  for (const player of players) bets.push(await player.play({ clientSeed: `together-${bets.length}` }))
  for (const player of players) await player.gameWhen((game) => "ResultRequested" in game.status)
  const rng = localKeypair("rng")
  const seeds = SeedChain.begin(rngSeed)
  const [first] = players
  if (!first) throw new Error("No player")
  const { connection } = first
  const instructions = await Promise.all(
    players.map(async ({ wallet }) => {
      const address = getGameAddress(wallet)
      const account = await connection.getAccountInfo(address)
      const game = account && readGame(account.data)
      if (!game) throw new Error("The bet is not on chain")
      for (let index = 0; index < 4; index += 1) seeds.commit(game.user)
      const seed = seeds.open(game.user, game.nextSeedHash)
      if (seed === null) throw new Error("The seed is not known")
      const { program, accounts, data } = settleInstruction(
        rng.publicKey.toBase58(),
        address.toBase58(),
        game,
        seed,
        seeds.commit(game.user).hash,
      )
      const keys = accounts.map(({ address: key, writable }) => ({
        pubkey: new PublicKey(key),
        isSigner: key === rng.publicKey.toBase58(),
        isWritable: writable,
      }))
      return new TransactionInstruction({ programId: new PublicKey(program), keys, data: Buffer.from(data) })
    }),
  )
  const { value: table } = await connection.getAddressLookupTable(new PublicKey(network.addresses.lookupTables.sol))
  const message = new TransactionMessage({
    payerKey: rng.publicKey,
    recentBlockhash: (await connection.getLatestBlockhash()).blockhash,
    instructions: [ComputeBudgetProgram.setComputeUnitLimit({ units: 1_400_000 }), ...instructions],
  })
  const transaction = new VersionedTransaction(message.compileToV0Message(table ? [table] : []))
  transaction.sign([rng])
  const settlement = await connection.sendTransaction(transaction)
  network.rng.setDelay(0)
  return { settlement, bets, users: players.map(({ wallet }) => wallet.toBase58()) }
}

test("a transaction that settles two bets lists both, and each bet has its own proof", async () => {
  const { settlement, bets, users } = await settledTogether()
  const plays = await indexed(settlement)
  expect(plays.map(({ user, eventIndex }) => [user, eventIndex])).toEqual(users.map((user, index) => [user, index]))
  expect(new Set(plays.map(({ betSignature }) => betSignature))).toEqual(new Set(bets))
  await expect(fetchRound(settlement, call())).rejects.toMatchObject({ reason: "several" })
  for (const [index, bet] of bets.entries()) {
    const round = await fetchRound(bet, call(), { cluster: "localnet" })
    expect([round.settleSignature, round.event.user]).toEqual([settlement, users[index]])
    expect((await verifyRound(round.evidence)).verdict).toBe("consistent")
  }
})

test("a failed transaction is said to have moved nothing, and is no play", async () => {
  const player = await Player.withSol(network)
  // Without an open account the program refuses the bet; without a preflight the refusal lands on chain.
  const transaction = await player.sign(
    new TransactionInstruction({
      programId: new PublicKey("Gamba2hK6KV3quKq854B3sQG1WMdq3zgQLPKqyK4qS18"),
      keys: [{ pubkey: player.wallet, isSigner: true, isWritable: true }],
      data: Buffer.from([37, 88, 207, 85, 42, 144, 122, 197]),
    }),
  )
  const signature = await player.connection.sendRawTransaction(transaction.serialize(), { skipPreflight: true })
  await expect
    .poll(
      async () => (await player.connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 }))?.meta?.err,
    )
    .toBeTruthy()
  await expect(fetchRound(signature, call())).rejects.toMatchObject({ reason: "failed" })
  await expect(fetchRace(signature, call())).rejects.toMatchObject({ reason: "failed" })
  expect((await asked(signature)).status).toBe(404)
})

test("a bet through another platform is not counted here, and is still shown and proven from the chain", async () => {
  const creator = Keypair.generate().publicKey.toBase58()
  const player = new ScriptedPlayer("stranger", { ...network, addresses: { ...network.addresses, creator } })
  await player.open()
  const own = new ScriptedPlayer("native", network)
  await own.open()
  const stake = { game: "dice", betArray: coin, metadata: "0:dice:coin", wager: 10_000_000 }
  const { signature } = await player.play(stake)
  await indexed((await own.play(stake)).signature)
  expect((await asked(signature)).status).toBe(404)
  const round = await fetchRound(signature, call(), { cluster: "localnet" })
  expect(playOfRound(round, ids)).toMatchObject({ creator, game: "dice" })
  expect((await verifyRound(round.evidence)).verdict).toBe("consistent")
})

const hostile = [
  "<img src=x onerror=alert(1)>",
  '=HYPERLINK("http://127.0.0.1","dice")',
  "\u202e:ecid:0\u0000",
  '["__proto__"]',
  `[${"[".repeat(150)}`,
]
test.each(hostile)(
  "metadata %j stay text: no game, the same text from indexer and chain, and a safe cell",
  async (metadata) => {
    const player = new ScriptedPlayer(`hostile ${metadata}`, network)
    await player.open()
    const { signature } = await player.play({ game: "dice", betArray: coin, metadata, wager: 10_000_000 })
    const [play] = await indexed(signature)
    const round = await fetchRound(signature, call(), { cluster: "localnet" })
    expect(round.event.metadata).toBe(metadata)
    // PostgreSQL stores no zero character.
    expect(play?.event?.metadata).toBe(metadata.replaceAll("\u0000", "\ufffd"))
    expect(["", "dice"]).toContain(gameOf(metadata, ids))
    const [, line = ""] = betCsv(play ? [play] : [], [sol]).split("\r\n")
    expect(line).not.toMatch(/(^|,)"?[=+@-][A-Z]/)
    expect((await verifyRound(round.evidence)).verdict).toBe("consistent")
  },
)
