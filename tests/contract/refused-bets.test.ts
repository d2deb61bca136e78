import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import type { AppConfig, TokenConfig } from "#contract/config"
import type { Chain, Prepared, Signer } from "#features/chain"
import { type Localnet, startLocalnet } from "#localnet"
import { announceResult } from "../../app/play/announce-result"
import { toasts } from "../../app/shell/toasts"
import { gameHash, resultIndex } from "../../features/fairness/model/seeds"
import { tierOf } from "../../features/games/celebration/tier"
import { SeedChain } from "../../localnet/rng/seed-chain"
import { appQuote, coinBet, openPlayer, SOL } from "../support/chain-round"
import { sol } from "../support/sol"

// Each refusal through its real cause: the app's own round, checks and chain client on a real network.

const rngSeed = "refused"
let network: Localnet
let config: AppConfig
let usdc: TokenConfig
beforeAll(async () => {
  network = await startLocalnet({ rpcPort: 0, wsPort: 0, settleDelayMs: 0, rngSeed, extraEndpoints: 1 })
  const { rpcUrl, wsUrl, addresses } = network
  usdc = { ...sol, mint: addresses.usdcMint, symbol: "USDC", name: "USD Coin", decimals: 6 }
  const faucetUrl = `${rpcUrl}/faucet`
  config = { cluster: "localnet", rpcUrl, wsUrl, creator: addresses.creator, tokens: [sol, usdc], faucetUrl }
}, 60_000)
afterAll(() => network.close())
afterEach(async () => {
  network.setEndpoint(0, "up")
  await network.setProtocol({ playing: true })
})

const unmoved = { money: "No money has moved." }
const usdcBet = { ...coinBet, wager: 1_000_000n }
const systemProgram = "11111111111111111111111111111111"

describe("a bet that the wallet cannot pay", () => {
  test("in USDC without SOL names the SOL that is missing, before the wallet is asked", async () => {
    let asked = 0
    const signer = (own: Signer): Signer => ({
      ...own,
      signTransaction: (wire) => {
        asked += 1
        return own.signTransaction(wire)
      },
    })
    const { place } = await openPlayer(config, { token: usdc, gifts: ["USDC"], signer })
    const shown = await place(usdcBet)
    expect(shown).toMatchObject({ id: "MISSING_SOL_AT_BET", toast: { title: "SOL Needed for Fees" }, ...unmoved })
    expect(shown?.toast.detail).toMatch(/Your wallet holds 0\.0000 SOL: 0\.\d+ SOL are missing\. Nothing was sent\./)
    expect(asked).toBe(0)
  })

  test("in bonus tokens without SOL is refused in the same way", async () => {
    const { place } = await openPlayer(config, { token: usdc, gifts: ["USDC", "USDC_BONUS"] })
    const quoteBet = async () => ({ ...appQuote, bonusBalance: 50_000_000n })
    expect(await place(usdcBet, { quoteBet })).toMatchObject({ id: "MISSING_SOL_AT_BET", ...unmoved })
  })

  test("with a priority fee above the balance names the whole need", async () => {
    const { place } = await openPlayer(config, { token: sol })
    const quoteBet = async () => ({ ...appQuote, priorityFeeLamports: 11n * SOL })
    const shown = await place(coinBet, { quoteBet })
    expect(shown).toMatchObject({ id: "INSUFFICIENT_BALANCE", toast: { title: "Insufficient Balance" }, ...unmoved })
    // The first bet opens the account in a transaction of its own, which pays the fee as well.
    expect(shown?.toast.detail).toMatch(/It needs 22\.1\d+ SOL, .* Your wallet holds 10\.0000 SOL\./)
  })

  test("because its money left after the quote is refused by the simulation", async () => {
    const beforePlay = async (chain: Chain) => {
      const left = (await chain.readBalance(sol)) - SOL / 20n
      await put(chain, await chain.prepareInstructions([transfer(chain.address, config.creator, left)]))
    }
    const { place } = await openPlayer(config, { token: sol, beforePlay })
    expect(await place()).toMatchObject({ toast: { title: "Insufficient Funds" }, ...unmoved })
  })
})

describe("a pool that changes", () => {
  test("between the quote and the signature is refused by the program, with nothing sent", async () => {
    const { place } = await openPlayer(config, {
      token: sol,
      beforePlay: () => network.setProtocol({ playing: false }),
    })
    const shown = await place()
    expect(shown).toMatchObject({ toast: { title: "Program Error" }, ...unmoved })
    expect(shown?.toast.detail).toContain("The pool takes no bets at the moment.")
  })

  test("between the signature and the network costs the network fee alone", async () => {
    let signatures = 0
    const signer = (own: Signer): Signer => ({
      ...own,
      async signTransaction(wire) {
        // The first signature opens the account.
        if (++signatures === 2) await network.setProtocol({ playing: false })
        return own.signTransaction(wire)
      },
    })
    const { place, chain } = await openPlayer(config, { token: sol, signer })
    expect(await place()).toMatchObject({ id: "BET_REFUSED_BY_NODE", toast: { title: "Bet Refused" } })
    expect(await chain.readBalance(sol)).toBeGreaterThan(10n * SOL - SOL / 10n)
  })

  test.each([
    ["its fee", { poolFeeBps: 200 }],
    ["the fee for each play", { playFeeLamports: 20_000 }],
  ])(
    "%s between the quote and the signature is refused, and the next press plays at the new costs",
    async (_, change) => {
      let signatures = 0
      const signer = (own: Signer): Signer => ({
        ...own,
        signTransaction: (wire) => {
          signatures += 1
          return own.signTransaction(wire)
        },
      })
      const { place, chain } = await openPlayer(config, {
        token: sol,
        signer,
        beforePlay: () => network.setProtocol(change),
      })
      expect(await place()).toMatchObject({ id: "COSTS_CHANGED", toast: { title: "Costs Changed" }, ...unmoved })
      // The first signature opened the account.
      expect([signatures, (await chain.readGame()).value?.nonce]).toEqual([1, 0])
      expect(await place()).toBeNull()
      expect(signatures).toBe(2)
    },
  )

  test("before the quote is refused by name", async () => {
    await network.setProtocol({ playing: false })
    const { place } = await openPlayer(config, { token: sol })
    expect(await place()).toMatchObject({ id: "POOL_CLOSED", toast: { title: "Pool Closed" }, ...unmoved })
  })
})

describe("a bet that cannot be built", () => {
  test("with more outcomes than a transaction holds says that the settings are too large", async () => {
    const { place } = await openPlayer(config, { token: sol })
    const shown = await place({ ...coinBet, betArray: Array.from({ length: 400 }, (_, index) => (index % 2) * 19_000) })
    expect(shown).toMatchObject({ toast: { title: "Transaction Too Large" }, ...unmoved })
    expect(shown?.toast.detail).toContain("This bet needs too much data for one transaction.")
  })

  test("with an instruction that fails is a failed simulation", async () => {
    const { place } = await openPlayer(config, { token: sol })
    const broken = { programId: systemProgram, accounts: [], data: new Uint8Array([255, 255, 255, 255]) }
    const quoteBet = async () => ({ ...appQuote, extraInstructions: [broken] })
    const shown = await place(coinBet, { quoteBet })
    expect(shown).toMatchObject({ toast: { title: "Simulation Failed" }, ...unmoved })
    expect(shown?.toast.detail).toContain("The transaction would fail on chain, so nothing was sent.")
  })

  test("with a platform fee above the pool's ceiling is refused as a mistake of the casino", async () => {
    const { place } = await openPlayer(config, { token: sol })
    const shown = await place(coinBet, { quoteBet: async () => ({ ...appQuote, creatorFeeBps: 701 }) })
    expect(shown).toMatchObject({ id: "FEE_ABOVE_CEILING", toast: { title: "Fee Not Allowed" }, ...unmoved })
  })

  test("because every endpoint answers with an error says that, and not that none can be reached", async () => {
    const { place } = await openPlayer(config, { token: sol })
    for (const endpoint of [0, 1]) network.setEndpoint(endpoint, "429")
    try {
      expect(await place()).toMatchObject({ id: "RPC_ERROR", toast: { title: "RPC Error" }, ...unmoved })
    } finally {
      network.setEndpoint(1, "up")
    }
  })

  test("because no endpoint answers is a network error", async () => {
    const { place } = await openPlayer(config, { token: sol })
    network.setEndpoint(0, "down")
    network.setEndpoint(1, "down")
    try {
      const shown = await place()
      expect(shown).toMatchObject(unmoved)
      expect(shown?.toast.title).toBe("Network Error")
    } finally {
      network.setEndpoint(1, "up")
    }
  })
})

describe("a wallet", () => {
  /** A wallet whose `nth` signature is answered by `answer`. */
  const answering =
    (nth: number, answer: (wire: Uint8Array, own: Signer) => Promise<Uint8Array>) =>
    (own: Signer): Signer => {
      let signatures = 0
      return {
        ...own,
        signTransaction: (wire) => (++signatures === nth ? answer(wire, own) : own.signTransaction(wire)),
      }
    }

  test("that signs an earlier transaction in place of the bet has changed it, and nothing is sent", async () => {
    let opening = new Uint8Array()
    const signer = (own: Signer): Signer => ({
      ...own,
      async signTransaction(wire) {
        const signed = opening.length === 0 ? await own.signTransaction(wire) : opening
        opening = new Uint8Array(signed)
        return signed
      },
    })
    const { place, chain } = await openPlayer(config, { token: sol, signer })
    expect(await place()).toMatchObject({ toast: { title: "Transaction Changed" }, ...unmoved })
    expect((await chain.readGame()).value?.nonce).toBe(0)
  })

  test("that declines is a rejection in the words of the specification", async () => {
    const { place } = await openPlayer(config, {
      token: sol,
      signer: answering(2, () => Promise.reject(new Error("User rejected the request."))),
    })
    expect(await place()).toMatchObject({
      toast: { title: "Transaction Rejected", detail: "Flip: You rejected the transaction in your wallet." },
      ...unmoved,
    })
  })

  test("that forgot the page asks for a connection", async () => {
    const { place } = await openPlayer(config, {
      token: sol,
      signer: answering(2, () => Promise.reject(new Error("NOT_CONNECTED"))),
    })
    expect(await place()).toMatchObject({ toast: { title: "Wallet Required" }, ...unmoved })
  })

  test.each([
    ["You do not have sufficient SOL: insufficient funds", "Insufficient Funds"],
    ["AccountNotFound: could not find account", "Account Not Found"],
    ["Request failed with status 403", "Access Denied"],
    ["Blockhash not found", "Network Issue"],
    ["Failed to fetch", "Network Error"],
    ["Simulation failed in the wallet", "Simulation Failed"],
    ["custom program error: 0x1771", "Program Error"],
    ["Transaction too large: 1240 bytes", "Transaction Too Large"],
    ["Device is busy", "Transaction Failed"],
  ])("that fails with the words %j is named by them, and nothing is sent", async (words, title) => {
    const signer = answering(2, () => Promise.reject(new Error(words)))
    const { place, chain } = await openPlayer(config, { token: sol, signer })
    expect(await place()).toMatchObject({ toast: { title }, ...unmoved })
    expect((await chain.readGame()).value?.nonce).toBe(0)
  })

  test("that fails with words of no known kind has them shown, without addresses", async () => {
    const signer = answering(2, () => Promise.reject(new Error("Device is busy at https://node.test/secret")))
    const { place } = await openPlayer(config, { token: sol, signer })
    const detail = (await place())?.toast.detail
    expect(detail).toBe("Flip: Your transaction could not be completed. Please try again. (Device is busy at)")
  })

  test("that fails without a word is a failed transaction", async () => {
    const signer = answering(2, () => Promise.reject(new Error("")))
    const { place } = await openPlayer(config, { token: sol, signer })
    expect((await place())?.toast.detail).toBe("Flip: Your transaction could not be completed. Please try again.")
  })

  test("that returns bytes that are no transaction has changed it, and nothing is sent", async () => {
    const { place, chain } = await openPlayer(config, {
      token: sol,
      signer: answering(2, async () => new Uint8Array(3)),
    })
    expect(await place()).toMatchObject({ toast: { title: "Transaction Changed" }, ...unmoved })
    expect((await chain.readGame()).value?.nonce).toBe(0)
  })

  test("that answers twice is believed once, and the bet is charged once", async () => {
    const twice = answering(2, async (wire, own) => {
      const first = await own.signTransaction(wire)
      void own.signTransaction(wire)
      return first
    })
    const { place, chain } = await openPlayer(config, { token: sol, signer: twice })
    expect(await place()).toBeNull()
    await expect.poll(async () => (await chain.readGame()).value?.nonce).toBe(1)
  })
})

test("a win of ten times the wager or more whose board is out of sight is announced with its game and transaction", async () => {
  const { address, clientSeed, place, betting } = await openPlayer(config, { token: sol })
  // The provider's first seed of a wallet decides its first bet, and so which of twelve outcomes has to win.
  const { seed } = SeedChain.begin(rngSeed).commit(address)
  const drawn = resultIndex(await gameHash(seed, clientSeed, 0), 12)
  const betArray = Array.from({ length: 12 }, (_, outcome) => (outcome === drawn ? 110_000 : 0))
  expect(await place({ ...coinBet, wager: SOL / 100n, betArray })).toBeNull()
  const { round: now } = betting.state()
  if (now.phase !== "settled") throw new Error(`The bet is ${now.phase}`)
  announceResult(config)(now.result, tierOf(now.result))
  const announced = () => toasts.getSnapshot().filter(({ title }) => title === "Big Win")
  await expect.poll(() => announced().length).toBe(1)
  expect(announced()[0]).toMatchObject({
    detail: "11x in Flip: 0.1000 SOL.",
    link: { label: "View Transaction →", href: expect.stringMatching(/^https:\/\/explorer\.solana\.com\/tx\//) },
  })
})

async function put(chain: Chain, prepared: Prepared) {
  const signed = await chain.sign(prepared)
  await chain.send(signed)
  await expect.poll(async () => (await chain.signatureStatus(signed.signature)).status).toBe("landed")
}

/** The system program's own transfer. */
function transfer(from: string, to: string, lamports: bigint) {
  const data = new Uint8Array(12)
  new DataView(data.buffer).setUint32(0, 2, true)
  new DataView(data.buffer).setBigUint64(4, lamports, true)
  const accounts = [
    { address: from, signer: true, writable: true },
    { address: to, signer: false, writable: true },
  ]
  return { programId: systemProgram, accounts, data }
}
