import { type AccountInfo, LAMPORTS_PER_SOL, SystemProgram } from "@solana/web3.js"
import { decodeGame, getGameAddress } from "gamba-core-v2"
import { afterEach, beforeEach, expect, test } from "vitest"
import { type Localnet, startLocalnet } from "./index"
import { Player } from "./tests/player"

let network: Localnet
let player: Player
/** The chain's clock while it stands still: what is read then is of one slot, however slow the machine is. */
let heldMs: number | null = null
beforeEach(async () => {
  heldMs = null
  const commitmentSlots = { confirmed: 1, finalized: 50 }
  const now = () => heldMs ?? Date.now()
  network = await startLocalnet({ rpcPort: 0, wsPort: 0, settleDelayMs: 0, rngSeed: "rollback", commitmentSlots, now })
  player = await Player.withSol(network)
  await player.open()
})
afterEach(() => network.close())

const game = async (commitment: "processed" | "confirmed" | "finalized") =>
  decodeGame(await player.connection.getAccountInfo(getGameAddress(player.wallet), commitment))
const settled = (nonce: number) => expect.poll(async () => (await game("confirmed"))?.nonce.toNumber()).toBe(nonce)

test("calls answer by commitment, and a status says which one its transaction has", async () => {
  heldMs = Date.now()
  const signature = await player.send(
    SystemProgram.transfer({ fromPubkey: player.wallet, toPubkey: player.wallet, lamports: 1 }),
  )
  const status = async () => (await player.connection.getSignatureStatus(signature)).value?.confirmationStatus
  expect(await status()).toBe("processed")
  expect(await player.connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })).toBeNull()
  heldMs = null
  await expect.poll(status).toBe("confirmed")
  const found = { maxSupportedTransactionVersion: 0, commitment: "confirmed" } as const
  expect(await player.connection.getTransaction(signature, found)).not.toBeNull()
  expect(await player.connection.getBalance(player.wallet, "finalized")).toBe(0)
  expect(await player.connection.getBalance(player.wallet, "confirmed")).toBeGreaterThan(9 * LAMPORTS_PER_SOL)
  const newest = await Promise.all([player.connection.getSlot("processed"), player.connection.getSlot("finalized")])
  expect(newest[0] - newest[1]).toBeGreaterThanOrEqual(49)
})

test("a bet that is rolled back with its result lands again, with the same result, and subscribers hear of it all", async () => {
  const seen: number[] = []
  player.connection.onAccountChange(
    getGameAddress(player.wallet),
    (account: AccountInfo<Buffer>) => seen.push(decodeGame(account)?.nonce.toNumber() ?? -1),
    { commitment: "processed" },
  )
  await expect.poll(() => network.stats().subscriptions).toBe(1)
  const signature = await player.play()
  await settled(1)
  const first = await game("confirmed")
  heldMs = Date.now()
  const { value } = await player.connection.getSignatureStatus(signature)
  const slots = network.stats().slot - (value?.slot ?? 0) + 1
  const reply = await fetch(`${network.rpcUrl}/rollback`, {
    method: "POST",
    body: JSON.stringify({ slots, again: true }),
  })
  expect(await reply.json()).toEqual({ signatures: [signature, expect.any(String)] })
  heldMs = null
  await settled(1)
  const second = await game("confirmed")
  expect([second?.rngSeed, String(second?.result)]).toEqual([first?.rngSeed, String(first?.result)])
  // The bet, its result, the account as it was before either, and both once more.
  expect(seen.filter((nonce, index) => nonce !== seen[index - 1])).toEqual([0, 1, 0, 1])
})

test.each([
  ["nonsense", "{{{"],
  ["no slots", "{}"],
  ["slots that are final", '{"slots":60}'],
  ["half a slot", '{"slots":0.5}'],
  ["a word in place of a choice", '{"slots":1,"again":"yes"}'],
])("a rollback of %s is refused and changes nothing", async (_, body) => {
  const before = network.stats()
  expect((await fetch(`${network.rpcUrl}/rollback`, { method: "POST", body })).status).toBe(400)
  expect(network.stats().transactions).toBe(before.transactions)
})

test("a chain that is saved has no rollback", async () => {
  await expect(
    startLocalnet({ rpcPort: 0, wsPort: 0, dataDir: "unused", commitmentSlots: { confirmed: 1, finalized: 4 } }),
  ).rejects.toThrow(/cannot be rolled back/)
})
