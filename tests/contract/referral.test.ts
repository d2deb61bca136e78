import { createBurnInstruction, createCloseAccountInstruction, getAssociatedTokenAddressSync } from "@solana/spl-token"
import { Connection, Keypair, PublicKey, Transaction } from "@solana/web3.js"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { AppConfig, TokenConfig } from "#contract/config"
import { type Chain, loadChain, type Prepared, referralRecordRent } from "#features/chain"
import { composeQuote, platformFees } from "#features/games"
import { memoryStorage } from "#features/kernel"
import { type Localnet, startLocalnet } from "#localnet"
import { createReferralStore, referralQuote } from "../../features/referral/testing"
import { playChain, readingConnection } from "../../server/indexer/play-chain"
import { settingsOf } from "../../tools/odds/settings"
import { keySigner } from "../support/key-signer"
import { sol } from "../support/sol"

let network: Localnet
let config: AppConfig
let usdc: TokenConfig
beforeAll(async () => {
  network = await startLocalnet({ rpcPort: 0, wsPort: 0, settleDelayMs: 0, rngSeed: "referral" })
  const { rpcUrl, wsUrl, addresses } = network
  usdc = { ...sol, mint: addresses.usdcMint, symbol: "USDC", name: "USD Coin", decimals: 6 }
  config = { cluster: "localnet", rpcUrl, wsUrl, creator: addresses.creator, tokens: [sol, usdc] }
}, 60_000)
afterAll(() => network.close())

let keys = 0
const secretOf = (key: number) => new Uint8Array(32).fill(key, 0, 16).fill(77, 16)
const newSigner = () => keySigner(secretOf(++keys))

async function fund(wallet: string, token: "SOL" | "USDC") {
  const reply = await fetch(`${config.rpcUrl}/faucet`, { method: "POST", body: JSON.stringify({ wallet, token }) })
  expect(reply.ok).toBe(true)
}

async function put(chain: Chain, prepared: Prepared): Promise<string> {
  const signed = await chain.sign(prepared)
  await chain.send(signed)
  await expect.poll(async () => (await chain.signatureStatus(signed.signature)).status).toBe("landed")
  return signed.signature
}

/** A wallet with money and an account at the game program, which this referrer invited. */
async function invitedPlayer(referrer: string) {
  const signer = newSigner()
  for (const token of ["SOL", "USDC"] as const) await fund(signer.address, token)
  const chain = await loadChain(config, signer)
  await put(chain, await chain.prepareAccount())
  await expect.poll(async () => (await chain.readGame()).value?.nextRngSeedHashed).toBeTruthy()
  const store = createReferralStore(memoryStorage())
  store.invite(referrer)
  store.accept()
  expect(await store.settleInvitation(chain)).toBe("accepted")
  const quote = composeQuote([() => platformFees, referralQuote(store)])
  let nonce = 0

  return {
    chain,
    store,
    /** With metadata as long as that of a mines field that is almost open. */
    quoteOf: (token: TokenConfig, wager: bigint, betArray = double) =>
      quote({ gameId: "flip", betArray, wager, metadata: "m".repeat(90) }, chain, token),
    async play(token: TokenConfig, wager: bigint) {
      const bet = { gameId: "flip", betArray: double, wager, metadata: "0:flip:1-1-heads" }
      const { extraInstructions, ...fees } = await quote(bet, chain, token)
      const { creatorFeeBps, jackpotFeeBps } = fees
      const play = { token, ...bet, clientSeed: `bet ${nonce}`, creatorFeeBps, jackpotFeeBps }
      const signature = await put(chain, await chain.preparePlay(play, extraInstructions))
      nonce += 1
      await expect.poll(async () => (await chain.readGame()).value?.nonce).toBe(nonce)
      await expect.poll(async () => (await chain.readGame()).value?.nextRngSeedHashed).toBeTruthy()
      return { signature, quote: { ...fees, extraInstructions } }
    },
  }
}
const double = [20_000, 0]
const wager = 100_000_000n

/** What the indexer reads of the shares that a wallet's bets paid. */
async function sharesRead(player: string) {
  const reading = playChain(readingConnection(config.rpcUrl), config.creator)
  const { shares } = await reading.read(
    (await reading.signatures({ limit: 500 })).filter(({ failed }) => !failed).toReversed(),
  )
  return shares.filter((share) => share.player === player)
}

interface Meta {
  err: unknown
  preBalances: number[]
  postBalances: number[]
  preTokenBalances: { owner: string; mint: string; uiTokenAmount: { amount: string } }[]
  postTokenBalances: { owner: string; mint: string; uiTokenAmount: { amount: string } }[]
}

/** What one transaction changed, as the node reports it. */
async function transactionOf(signature: string) {
  const params = [signature, { maxSupportedTransactionVersion: 0, commitment: "confirmed", encoding: "json" }]
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "getTransaction", params })
  const reply = await fetch(config.rpcUrl, { method: "POST", body, headers: { "content-type": "application/json" } })
  const { result } = (await reply.json()) as {
    result: { meta: Meta; transaction: { message: { accountKeys: string[] } } }
  }
  const { meta, transaction } = result
  return {
    lamports(wallet: string): bigint {
      const index = transaction.message.accountKeys.indexOf(wallet)
      return BigInt((meta.postBalances[index] ?? 0) - (meta.preBalances[index] ?? 0))
    },
    tokens(wallet: string): bigint {
      const sum = (balances: Meta["preTokenBalances"]): string[] =>
        balances
          .filter(({ owner, mint }) => owner === wallet && mint === usdc.mint)
          .map((one) => one.uiTokenAmount.amount)
      return BigInt(sum(meta.postTokenBalances)[0] ?? 0) - BigInt(sum(meta.preTokenBalances)[0] ?? 0)
    },
  }
}

describe("A bet of an invited player", () => {
  test("records the referrer and pays 0.25 % to them in its own transaction, in SOL", async () => {
    const referrer = newSigner().address
    await fund(referrer, "SOL")
    const player = await invitedPlayer(referrer)
    const first = await player.play(sol, wager)
    expect((await transactionOf(first.signature)).lamports(referrer)).toBe(250_000n)
    expect(await player.chain.referral.readReferrer()).toBe(referrer)
    expect(first.quote).toMatchObject({
      creatorFeeBps: 10,
      solLines: [{ lamports: referralRecordRent, returnsWhen: "when you remove your referrer" }],
    })

    const second = await player.play(sol, wager)
    expect(second.quote.extraInstructions).toHaveLength(1)
    expect(second.quote.solLines).toEqual([])
    expect((await transactionOf(second.signature)).lamports(referrer)).toBe(250_000n)
    const share = { player: player.chain.address, token: sol.mint, referrer, amount: 250_000n }
    expect(await sharesRead(player.chain.address)).toEqual([
      { signature: first.signature, ...share },
      { signature: second.signature, ...share },
    ])
  })

  test("pays the share in USDC to a referrer who has an account for it", async () => {
    const referrer = newSigner().address
    await fund(referrer, "USDC")
    const player = await invitedPlayer(referrer)
    const { signature } = await player.play(usdc, 1_000_000n)
    expect((await transactionOf(signature)).tokens(referrer)).toBe(2_500n)
    expect(await player.chain.referral.readReferrer()).toBe(referrer)
    expect(await sharesRead(player.chain.address)).toEqual([
      { signature, player: player.chain.address, token: usdc.mint, referrer, amount: 2_500n },
    ])
  })

  test("costs the player the same with and without a referrer, but for the record's rent", async () => {
    const referrer = newSigner().address
    await fund(referrer, "SOL")
    const player = await invitedPlayer(referrer)
    const { creatorFeeBps, lines } = await player.quoteOf(sol, wager)
    const shares = lines.map((line) => ("bps" in line ? line.bps : 0))
    expect(creatorFeeBps + shares.reduce((sum, bps) => sum + bps, 0)).toBe(platformFees.creatorFeeBps)
  })
})

type Unpayable = readonly [string, () => Promise<string>, () => TokenConfig, RegExp]
const unpayable: readonly Unpayable[] = [
  ["never existed", async () => newSigner().address, () => sol, /too little SOL/],
  ["has no account for the token", async () => newSigner().address, () => usdc, /no account for this token/],
  ["is a program", async () => "Gamba2hK6KV3quKq854B3sQG1WMdq3zgQLPKqyK4qS18", () => sol, /not a wallet/],
  ["is an account of a program", async () => network.addresses.solPool, () => sol, /not a wallet/],
]

describe("The share is skipped, said, and the bet settles with the whole platform fee when the referrer", () => {
  test.each(unpayable)("%s", async (_, referrerOf, tokenOf, words) => {
    const referrer = await referrerOf()
    const player = await invitedPlayer(referrer)
    const token = tokenOf()
    const { signature, quote } = await player.play(token, 1_000_000n)
    expect(quote.creatorFeeBps).toBe(platformFees.creatorFeeBps)
    expect(quote.lines).toEqual([{ label: expect.stringMatching(words), amount: 0n }])
    expect((await transactionOf(signature)).lamports(referrer)).toBe(0n)
    expect(await player.chain.referral.readReferrer()).toBe(referrer)
    expect(await sharesRead(player.chain.address)).toEqual([])
  })

  test("is poor: a share that lifts the wallet over the rent minimum is paid, one unit less is not", async () => {
    const player = await invitedPlayer(newSigner().address)
    const poor = newSigner().address
    const why = (amount: bigint) => player.chain.referral.whyUnpayable(poor, sol, amount)
    expect([await why(890_879n), await why(890_880n)]).toEqual(["below-rent", null])
  })
})

test("A removed referrer is gone from the chain, gets nothing more, and the rent returns", async () => {
  const referrer = newSigner().address
  await fund(referrer, "SOL")
  const player = await invitedPlayer(referrer)
  await player.play(sol, wager)
  const before = await player.chain.readBalance(sol)
  await put(player.chain, await player.chain.referral.prepareRemoval())
  player.store.forget(player.chain.address)
  expect((await player.chain.readBalance(sol)) - before).toBe(referralRecordRent - 5_000n)
  expect(await player.chain.referral.readReferrer()).toBeNull()
  const { signature, quote } = await player.play(sol, wager)
  expect(quote).toMatchObject({ creatorFeeBps: 35, lines: [], extraInstructions: [] })
  expect((await transactionOf(signature)).lamports(referrer)).toBe(0n)
  expect(await sharesRead(player.chain.address)).toHaveLength(1)
})

test("A referrer who closes the token account keeps what was paid, gets nothing more, and holds up no bet", async () => {
  const referrer = newSigner()
  for (const token of ["SOL", "USDC"] as const) await fund(referrer.address, token)
  const player = await invitedPlayer(referrer.address)
  const paid = await player.play(usdc, 1_000_000n)
  expect((await transactionOf(paid.signature)).tokens(referrer.address)).toBe(2_500n)

  await closeTokenAccount(keys - 1)
  const { signature, quote } = await player.play(usdc, 1_000_000n)
  expect(quote.creatorFeeBps).toBe(platformFees.creatorFeeBps)
  expect(quote.lines).toEqual([{ label: expect.stringMatching(/no account for this token/), amount: 0n }])
  expect((await transactionOf(signature)).tokens(referrer.address)).toBe(0n)
  expect(await player.chain.referral.readReferrer()).toBe(referrer.address)
  expect((await sharesRead(player.chain.address)).map((share) => share.amount)).toEqual([2_500n])
})

/** As a wallet does it: what is left in the account is burnt. */
async function closeTokenAccount(key: number) {
  const owner = Keypair.fromSeed(secretOf(key))
  const connection = new Connection(config.rpcUrl, "confirmed")
  const mint = new PublicKey(usdc.mint)
  const account = getAssociatedTokenAddressSync(mint, owner.publicKey)
  const { value } = await connection.getTokenAccountBalance(account)
  const transaction = new Transaction().add(
    createBurnInstruction(account, mint, owner.publicKey, BigInt(value.amount)),
    createCloseAccountInstruction(account, owner.publicKey, owner.publicKey),
  )
  // The network runs a transaction before it answers.
  await connection.sendTransaction(transaction, [owner])
}

describe("The size of a transaction", () => {
  test("every setting of every game carries the share, and at most the record goes before it", async () => {
    const referrer = newSigner().address
    for (const token of ["SOL", "USDC"] as const) await fund(referrer, token)
    const player = await invitedPlayer(referrer)
    const lengths = new Set(Object.values(settingsOf).flatMap((each) => [...each()].map(({ bet }) => bet.length)))
    for (const token of [sol, usdc])
      for (const length of lengths) {
        const { extraInstructions, instructionsBefore, lines } = await player.quoteOf(token, wager, evenBet(length))
        expect(lines).toEqual([{ receiver: expect.stringMatching(/^your referrer /), bps: 25 }])
        expect(extraInstructions.length + instructionsBefore.length).toBe(2)
        if (length < 73) expect(instructionsBefore).toEqual([])
      }
  })

  test("a bet of any size carries all, splits the record off, or goes without referral and says so", async () => {
    const referrer = newSigner().address
    await fund(referrer, "SOL")
    await fund(referrer, "USDC")
    const player = await invitedPlayer(referrer)
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 256 }),
        fc.integer({ min: 0, max: 300 }),
        fc.boolean(),
        async (outcomes, characters, isSol) => {
          const token = isSol ? sol : usdc
          const bet = { gameId: "flip", betArray: evenBet(outcomes), wager, metadata: "m".repeat(characters) }
          const quote = await composeQuote([() => platformFees, referralQuote(player.store)])(bet, player.chain, token)
          const play = { token, ...bet, clientSeed: "x".repeat(32), ...platformFees }
          const { extraInstructions: carried, instructionsBefore: before, lines } = quote
          const fits = await player.chain.referral.fits(play, carried)
          if (carried.length === 2) expect([fits, before]).toEqual([true, []])
          else if (carried.length === 1) expect([fits, before.length]).toEqual([true, 1])
          else expect(lines).toEqual([{ label: expect.stringMatching(/no space/), amount: 0n }])
          seen.add(`${carried.length}`)
        },
      ),
      { seed: 7, numRuns: 150 },
    )
    expect([...seen].sort()).toEqual(["0", "1", "2"])
  })
})

const evenBet = (length: number) => Array.from({ length }, (_, index) => (index % 2 === 0 ? 20_000 : 0))
