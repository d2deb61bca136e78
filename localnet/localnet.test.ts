import { createHash } from "node:crypto"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type AccountInfo, PublicKey } from "@solana/web3.js"
import { decodeGame, getGameAddress, getResultNumber, parseTransactionEvents } from "gamba-core-v2"
import { afterEach, describe, expect, test, vi } from "vitest"
import { type Localnet, type LocalnetOptions, PortTaken, startLocalnet } from "./index"
import { Player, wager } from "./tests/player"

const running: Localnet[] = []
const folders: string[] = []

async function start(options: Partial<LocalnetOptions> = {}): Promise<Localnet> {
  const network = await startLocalnet({ rpcPort: 0, wsPort: 0, settleDelayMs: 0, rngSeed: "tests", ...options })
  running.push(network)
  return network
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "localnet-"))
  folders.push(folder)
  return folder
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((network) => network.close()))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex")

/** The GameSettled events a client reads from the chain, newest first. */
async function settledEvents(player: Player) {
  const game = getGameAddress(player.wallet)
  const signatures = (await player.connection.getSignaturesForAddress(game)).map((entry) => entry.signature)
  const transactions = await player.connection.getParsedTransactions(signatures, { maxSupportedTransactionVersion: 0 })
  return transactions.flatMap((transaction) =>
    Array.from(parseTransactionEvents(transaction?.meta?.logMessages ?? [])).flatMap((event) =>
      "rngSeed" in event.data ? [event.data] : [],
    ),
  )
}

describe("a bet", () => {
  test("has its seed hash committed before it is placed and settles to what that seed decides", async () => {
    const player = await Player.withSol(await start())
    const promisedHash = await player.open()
    await player.play({ bet: [0, 1, 2, 0.5], clientSeed: "mine" })
    const game = await player.gameWhen(({ nonce }) => nonce.toNumber() === 1)
    const [event] = await settledEvents(player)
    expect(sha256(game.rngSeed)).toBe(promisedHash)
    expect(game.result.toNumber()).toBe((await getResultNumber(game.rngSeed, "mine", 0)) % 4)
    expect(event?.resultIndex.toNumber()).toBe(game.result.toNumber())
    expect(event?.payout.toNumber()).toBe((event?.multiplierBps ?? 0) * (wager / 10_000))
  })

  test("waits as long as the provider is configured to", async () => {
    const network = await start({ settleDelayMs: 60_000 })
    const player = await Player.withSol(network)
    await player.open()
    await player.play()
    expect((await player.game())?.nonce.toNumber()).toBe(0)
    network.rng.pause()
    network.rng.setDelay(0)
    network.rng.resume()
    expect((await player.gameWhen(({ nonce }) => nonce.toNumber() === 1)).rngSeed).not.toBe("")
  })

  test("settles in USDC from the USDC pool", async () => {
    const network = await start()
    const player = await Player.withSol(network)
    await player.askFaucet("USDC")
    await player.open()
    await player.play({
      mint: new PublicKey(network.addresses.usdcMint),
      pool: new PublicKey(network.addresses.usdcPool),
    })
    const game = await player.gameWhen(({ nonce }) => nonce.toNumber() === 1)
    expect(game.tokenMint.toBase58()).toBe(network.addresses.usdcMint)
    expect(game.wager.toNumber()).toBe(1_000_000)
  })

  test("that names the pool's accounts through its lookup table is found by them", async () => {
    const network = await start()
    const player = await Player.withSol(network)
    await player.open()
    const signature = await player.playThroughTable()
    await player.gameWhen(({ nonce }) => nonce.toNumber() === 1)
    const transaction = await player.connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
    expect(transaction?.meta?.loadedAddresses?.writable.map(String)).toContain(network.addresses.solPool)
    const aboutPool = await player.connection.getSignaturesForAddress(new PublicKey(network.addresses.solPool))
    expect(aboutPool.map((entry) => entry.signature)).toContain(signature)
  })

  test("made before any hash was published still settles", async () => {
    const player = await Player.withSol(await start())
    await player.play()
    await player.gameWhen(({ nonce }) => nonce.toNumber() === 1)
    expect(await settledEvents(player)).toHaveLength(1)
  })
})

describe("seeds", () => {
  test("are never shared between wallets and never committed twice", async () => {
    const network = await start()
    const [ann, bob] = [await Player.withSol(network), await Player.withSol(network)]
    const hashes = new Set<string>()
    for (const player of [ann, bob]) {
      hashes.add(await player.open())
      for (let plays = 1; plays <= 3; plays++) {
        await player.play()
        hashes.add((await player.gameWhen(({ nonce }) => nonce.toNumber() === plays)).nextRngSeedHashed)
      }
    }
    expect(hashes.size).toBe(8)
  })

  test("of a cancelled bet are never revealed nor committed again", async () => {
    const network = await start()
    network.rng.setDelay(60_000)
    const player = await Player.withSol(network)
    const cancelled = await player.open()
    await player.play()
    await player.claim()
    network.rng.setDelay(0)
    const replaced = await player.gameWhen(({ nextRngSeedHashed }) => ![cancelled, ""].includes(nextRngSeedHashed))
    await player.play()
    const game = await player.gameWhen(({ nonce }) => nonce.toNumber() === 1)
    expect(sha256(game.rngSeed)).toBe(replaced.nextRngSeedHashed)
    expect((await settledEvents(player)).map(({ rngSeed }) => sha256(rngSeed))).not.toContain(cancelled)
  })

  test("start anew after an account was closed and reopened", async () => {
    const player = await Player.withSol(await start())
    const first = await player.open()
    await player.close()
    expect(await player.open()).not.toBe(first)
  })
})

describe("a restart", () => {
  const portsOf = ({ rpcUrl, wsUrl }: Localnet) => ({
    rpcPort: Number(new URL(rpcUrl).port),
    wsPort: Number(new URL(wsUrl).port),
  })

  test("settles the bet that was pending, on the same ports, with the committed seed", async () => {
    const dataDir = newFolder()
    const before = await start({ dataDir, settleDelayMs: 60_000 })
    const player = await Player.withSol(before)
    const promisedHash = await player.open()
    const signature = await player.play()
    await before.close()

    await start({ dataDir, ...portsOf(before) })
    const game = await player.gameWhen(({ nonce }) => nonce.toNumber() === 1)
    expect(sha256(game.rngSeed)).toBe(promisedHash)
    expect(
      (await player.connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 }))?.meta?.err,
    ).toBeNull()
  })

  test("reaches a client that was waiting for its result", async () => {
    const dataDir = newFolder()
    const before = await start({ dataDir, settleDelayMs: 60_000 })
    const player = await Player.withSol(before)
    await player.open()
    const nonces: number[] = []
    const id = player.connection.onAccountChange(getGameAddress(player.wallet), (account: AccountInfo<Buffer>) => {
      nonces.push(decodeGame(account)?.nonce.toNumber() ?? -1)
    })
    await vi.waitFor(() => expect(before.stats().subscriptions).toBe(1), { timeout: 20_000 })
    await player.play()
    await before.close()

    const after = await start({ dataDir, ...portsOf(before), settleDelayMs: 60_000 })
    await vi.waitFor(() => expect(after.stats().subscriptions).toBe(1), { timeout: 20_000 })
    after.rng.pause()
    after.rng.setDelay(0)
    after.rng.resume()
    await vi.waitFor(() => expect(nonces.at(-1)).toBe(1), { timeout: 20_000 })
    await player.connection.removeAccountChangeListener(id)
  })

  test("with --reset begins a new chain", async () => {
    const dataDir = newFolder()
    const before = await start({ dataDir })
    const genesis = await (await Player.withSol(before)).connection.getGenesisHash()
    await before.close()
    const after = await start({ dataDir, reset: true })
    expect(await new Player(after).connection.getGenesisHash()).not.toBe(genesis)
  })

  test("from a damaged snapshot is refused and says what to do", async () => {
    const dataDir = newFolder()
    await (await start({ dataDir })).close()
    const file = join(dataDir, "chain.snapshot")
    const bytes = readFileSync(file)
    bytes[5_000] = (bytes[5_000] ?? 0) ^ 1
    writeFileSync(file, bytes)
    await expect(start({ dataDir })).rejects.toThrow("--reset")
  })
})

test.each(["RPC", "PubSub"] as const)("a taken %s port is named", async (role) => {
  const first = await start()
  const port = Number(new URL(role === "RPC" ? first.rpcUrl : first.wsUrl).port)
  const second = start({ rpcPort: role === "RPC" ? port : 0, wsPort: role === "PubSub" ? port : 0 })
  await expect(second).rejects.toSatisfy(
    (error) => error instanceof PortTaken && error.port === port && error.role === role,
  )
})

test("logTransaction receives what each transaction did, who sent it and how it ended; log receives none of them", async () => {
  const lines: string[] = []
  const log = vi.fn()
  const player = await Player.withSol(await start({ log, logTransaction: (line) => lines.push(line) }))
  await player.open()
  await player.play()
  await player.gameWhen(({ nonce }) => nonce.toNumber() === 1)
  await expect(player.play({ bet: [3, 0] })).rejects.toThrow("PlayerAdvantage")
  const wallet = player.wallet.toBase58().slice(0, 4)
  expect(lines).toEqual([
    expect.stringMatching(/transfer {2}by .* ok$/),
    expect.stringMatching(`PlayerInitialize  by ${wallet}.* ok$`),
    expect.stringMatching(/RngProvideHashedSeed {2}by .* ok$/),
    expect.stringMatching(`PlayGame  by ${wallet}.* ok$`),
    expect.stringMatching(/RngSettle {2}by .* ok$/),
    expect.stringMatching(`refused  PlayGame  by ${wallet}.* PlayerAdvantage$`),
  ])
  expect(log).not.toHaveBeenCalled()
})
