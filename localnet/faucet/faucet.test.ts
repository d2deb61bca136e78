import { getAssociatedTokenAddressSync } from "@solana/spl-token"
import { PublicKey } from "@solana/web3.js"
import { getPoolJackpotTokenAccountAddress, getUserBonusAtaForPool } from "gamba-core-v2"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type Localnet, startLocalnet } from "../index"
import { Player } from "../tests/player"

let network: Localnet
const clock = { ms: 1_700_000_000_000 }

beforeAll(async () => {
  network = await startLocalnet({ rpcPort: 0, wsPort: 0, now: () => clock.ms })
})
afterAll(() => network.close())

test("gives 10 SOL in a transaction that the history holds", async () => {
  const player = new Player(network)
  const { signature, amount } = await (await player.askFaucet("SOL")).json()
  expect(amount).toBe("10000000000")
  expect(await player.connection.getBalance(player.wallet)).toBe(10_000_000_000)
  expect((await player.connection.getSignatureStatus(signature)).value?.err).toBeNull()
})

test("gives 1,000 USDC to a wallet that has never held any", async () => {
  const player = new Player(network)
  expect(await (await player.askFaucet("USDC")).json()).toMatchObject({ amount: "1000000000" })
  const account = getAssociatedTokenAddressSync(new PublicKey(network.addresses.usdcMint), player.wallet)
  expect((await player.connection.getTokenAccountBalance(account)).value.amount).toBe("1000000000")
})

test.each([
  ["SOL_BONUS", "500000000", "solPool"],
  ["USDC_BONUS", "50000000", "usdcPool"],
] as const)(
  "gives %s as bonus tokens of the pool, and a tenth of their price to the jackpot",
  async (gift, amount, pool) => {
    const player = new Player(network)
    const poolAddress = new PublicKey(network.addresses[pool])
    const jackpot = getPoolJackpotTokenAccountAddress(poolAddress)
    const before = BigInt((await player.connection.getTokenAccountBalance(jackpot)).value.amount)
    expect(await (await player.askFaucet(gift)).json()).toMatchObject({ amount })
    const account = getUserBonusAtaForPool(player.wallet, poolAddress)
    expect((await player.connection.getTokenAccountBalance(account)).value.amount).toBe(amount)
    const after = BigInt((await player.connection.getTokenAccountBalance(jackpot)).value.amount)
    expect(after - before).toBe(BigInt(amount) / 9n)
  },
)

test("asks a wallet to wait after twenty requests in a minute, and no other wallet", async () => {
  const [player, other] = [new Player(network), new Player(network)]
  for (let gifts = 0; gifts < 20; gifts++) expect((await player.askFaucet("SOL")).status).toBe(200)
  clock.ms += 15_000
  const refused = await player.askFaucet("SOL")
  expect(refused.status).toBe(429)
  expect(refused.headers.get("retry-after")).toBe("45")
  expect((await other.askFaucet("SOL")).status).toBe(200)
  clock.ms += 45_000
  expect((await player.askFaucet("SOL")).status).toBe(200)
})

test.each([
  ["a token it does not have", "DOGE", undefined],
  ["a wallet that is no address", "SOL", "nobody"],
  ["an address without a key", "SOL", "EHZWpW2qq4C6hDbKzuAydZudHXowtMdQJ8kdfBztxUhS"],
])("refuses %s and says why", async (_, token, wallet) => {
  const response = await new Player(network).askFaucet(token, wallet)
  expect(response.status).toBe(400)
  expect((await response.json()).error).toMatch(/must be/)
})

test("refuses a body that is not JSON", async () => {
  const response = await fetch(`${network.rpcUrl}/faucet`, { method: "POST", body: "please" })
  expect(response.status).toBe(400)
})
