import { Keypair } from "@solana/web3.js"
import { GambaProvider } from "gamba-core-v2"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { Bank } from "../bank/bank"
import { createGenesis, genesisSlot, installPrograms } from "../genesis/genesis"
import { inProcessConnection } from "../genesis/in-process-connection"
import { localKeypair } from "../genesis/keys"
import { submit } from "../genesis/submit"
import { createDispatch } from "../rpc/dispatcher"
import { RngProvider } from "./rng-provider"
import { SeedChain } from "./seed-chain"

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(() => void vi.useRealTimers())

/** A network without sockets, whose provider signs with the given key. */
async function network(rng: Keypair) {
  const bank = new Bank({ now: () => 1_700_000_000_000, genesisHash: new Uint8Array(32), firstSlot: genesisSlot })
  installPrograms(bank)
  const connection = inProcessConnection(createDispatch({ bank, airdrop: () => "" }))
  await createGenesis(bank, connection)
  bank.accounts.setLamports(rng.publicKey.toBase58(), 1_000_000_000n)
  const lines: string[] = []
  const provider = new RngProvider({
    bank,
    seeds: SeedChain.begin("tests"),
    secretKey: rng.secretKey,
    settleDelayMs: 400,
    log: (line) => lines.push(line),
  })
  const player = Keypair.generate()
  bank.accounts.setLamports(player.publicKey.toBase58(), 10_000_000_000n)
  const openAccount = async () =>
    submit(connection, [await new GambaProvider(connection, player).createPlayer()], [player])
  const sentByRng = () => bank.history.about(rng.publicKey.toBase58(), { limit: 100 }).length
  return { provider, lines, openAccount, sentByRng }
}

test("a provider the program does not know retries a few times, says so, and shows no seed to the chain", async () => {
  const { provider, lines, openAccount, sentByRng } = await network(Keypair.generate())
  provider.resume()
  await openAccount()
  vi.advanceTimersByTime(10 * 60_000)
  expect(lines).toHaveLength(8)
  expect(lines.at(-1)).toContain("given up")
  expect(sentByRng()).toBe(0)
})

test("a paused provider does nothing, and catches up when it resumes", async () => {
  const { provider, openAccount, sentByRng } = await network(localKeypair("rng"))
  await openAccount()
  vi.advanceTimersByTime(60_000)
  expect(sentByRng()).toBe(0)
  provider.resume()
  vi.advanceTimersByTime(1)
  expect(sentByRng()).toBe(1)
})
