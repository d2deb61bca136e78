import { decodeGameSettled, GAMBA_PROGRAM } from "@dghrt/fairness/chain"
import { readGameAccount, settledEvents } from "@dghrt/gamba/decode"
import { type AccountInfo, Connection, PublicKey, type VersionedTransactionResponse } from "@solana/web3.js"
import {
  decodeGambaState,
  decodeGame,
  decodePool,
  getGambaStateAddress,
  getGameAddress,
  getPoolAddress,
  parseTransactionEvents,
} from "gamba-core-v2"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import type { AppConfig } from "#contract/config"
import { loadChain } from "#features/chain"
import { type Localnet, startLocalnet } from "#localnet"
import { decodeRoundInstruction } from "../../features/fairness/chain/gamba-data"
import { readGame } from "../../localnet/rng/game-account"
import { accountKeysOf, betCallsIn } from "../../server/indexer/bet-calls"
import { playChain, readingConnection } from "../../server/indexer/play-chain"
import { poolsOf } from "../../server/indexer/pools"
import { appQuote, coinBet, openPlayer, SOL } from "../support/chain-round"
import { keySigner } from "../support/key-signer"
import { sol } from "../support/sol"

// Each part that reads the program's bytes has a decoder, some of them on purpose: they check each other. Here all of them read
// the same accounts and logs, recorded of bets on the local network, beside the decoder that the program's authors publish.

const bets = [
  { ...coinBet, wager: 123_456_789n },
  { ...coinBet, betArray: [9_500, 10_000, 5_000], metadata: "0:flip:ä 🎲" },
  { ...coinBet, wager: SOL / 5n, betArray: Array.from({ length: 60 }, (_, index) => index * 300), metadata: "" },
]

let network: Localnet
let connection: Connection
let config: AppConfig
let user: PublicKey
/** The game account before the first bet, while each bet waits for its result, and after it. */
const accounts: AccountInfo<Buffer>[] = []
const transactions: VersionedTransactionResponse[] = []

beforeAll(async () => {
  network = await startLocalnet({ rpcPort: 0, wsPort: 0, settleDelayMs: 0, rngSeed: "decoders" })
  const { rpcUrl, wsUrl, addresses } = network
  connection = new Connection(rpcUrl, { wsEndpoint: wsUrl, commitment: "confirmed" })
  config = {
    ...{ cluster: "localnet", rpcUrl, wsUrl, creator: addresses.creator, tokens: [sol] },
    faucetUrl: `${rpcUrl}/faucet`,
  }
  const { place, address, betting } = await openPlayer(config, { token: sol, gifts: ["SOL", "SOL_BONUS"] })
  user = new PublicKey(address)
  const quoteBet = async () => ({ ...appQuote, bonusBalance: SOL / 100n })
  const record = async (wanted: "Ready" | "ResultRequested") => {
    const read = async () => {
      const account = await connection.getAccountInfo(getGameAddress(user))
      const status = decodeGame(account)?.status
      if (!account || !status || !(wanted in status)) throw new Error(`The account is not ${wanted}`)
      return account
    }
    accounts.push(await vi.waitFor(read, { timeout: 20_000 }))
  }
  for (const [index, bet] of bets.entries()) {
    // The first bet opens the account, so that its seed is to be committed before it can wait.
    if (index > 0) network.rng.pause()
    const placing = place(bet, { quoteBet })
    if (index > 0) {
      await record("ResultRequested")
      network.rng.resume()
    }
    expect(await placing).toBeNull()
    betting.reveal()
    await record("Ready")
  }
  for (const { signature } of await connection.getSignaturesForAddress(getGameAddress(user), {}, "confirmed")) {
    const read = { maxSupportedTransactionVersion: 0, commitment: "confirmed" } as const
    const transaction = await connection.getTransaction(signature, read)
    if (transaction) transactions.push(transaction)
  }
}, 60_000)
afterAll(() => network.close())

const big = (value: { toString(): string } | undefined) => BigInt(value?.toString() ?? "0")

describe("the account of a wallet's game", () => {
  test("is read alike by the app and by the published client, in each state", () => {
    expect(accounts).toHaveLength(2 * bets.length - 1)
    for (const account of accounts) {
      const published = decodeGame(account)
      const own = readGameAccount(account)
      expect(own).toMatchObject({
        nonce: published?.nonce.toNumber(),
        status: published && "Ready" in published.status ? "ready" : "result-requested",
        nextRngSeedHashed: published?.nextRngSeedHashed,
        rngSeed: published?.rngSeed,
        clientSeed: published?.clientSeed,
        bet: published?.bet,
        wager: big(published?.wager),
        resultIndex: published?.result.toNumber(),
        jackpotPayout: big(published?.jackpotPayout),
        metadata: published?.metadata,
        tokenMint: published?.tokenMint.toBase58(),
      })
    }
  })

  test("is read alike by the local network and by the published client, in each state", () => {
    for (const account of accounts) {
      const published = decodeGame(account)
      expect(readGame(account.data)).toEqual({
        user: published?.user.toBase58(),
        mint: published?.tokenMint.toBase58(),
        pool: published?.pool.toBase58(),
        creator: published?.creator.toBase58(),
        resultRequested: published && "ResultRequested" in published.status,
        nextSeedHash: published?.nextRngSeedHashed,
        bonusUsed: big(published?.bonusUsed),
        jackpotFee: big(published?.jackpotFee),
      })
    }
  })
})

/** What one decoder says of a settled bet; every decoder is asked for the same. */
const settledBy = {
  "the published client": (transaction: VersionedTransactionResponse) =>
    Array.from(parseTransactionEvents(transaction.meta?.logMessages ?? [])).flatMap(({ name, data }) =>
      name === "GameSettled" && "rngSeed" in data
        ? [
            {
              ...{ nonce: data.nonce.toNumber(), clientSeed: data.clientSeed, rngSeed: data.rngSeed },
              ...{ resultIndex: data.resultIndex.toNumber(), bet: [...data.bet], wager: big(data.wager) },
              ...{ payout: big(data.payout), jackpotPayout: big(data.jackpotPayoutToUser) },
            },
          ]
        : [],
    ),
  "@dghrt/gamba": ({ meta }: VersionedTransactionResponse) =>
    settledEvents(meta?.logMessages ?? []).map((event) => {
      const { nonce, clientSeed, rngSeed, resultIndex, bet, wager, payout, jackpotPayout } = event
      return { nonce, clientSeed, rngSeed, resultIndex, bet: [...bet], wager, payout, jackpotPayout }
    }),
  "@dghrt/fairness": (transaction: VersionedTransactionResponse) =>
    dataLines(transaction).flatMap((bytes) => {
      const event = decodeGameSettled(bytes)
      if (!event) return []
      const { nonce, clientSeed, rngSeed, resultIndex, bet, wager, payout, jackpotPayout } = event
      return [{ nonce, clientSeed, rngSeed, resultIndex, bet, wager, payout, jackpotPayout }]
    }),
}

const dataLines = ({ meta }: VersionedTransactionResponse) =>
  (meta?.logMessages ?? []).flatMap((line) => {
    const data = /^Program data: (.+)$/.exec(line)?.[1]
    return data === undefined ? [] : [new Uint8Array(Buffer.from(data, "base64"))]
  })

describe("the log of a settled bet", () => {
  const published = settledBy["the published client"]

  test.each(["@dghrt/gamba", "@dghrt/fairness"] as const)("is read by %s as by the published client", (name) => {
    const settled = transactions.flatMap(published)
    expect(settled).toHaveLength(bets.length)
    expect(transactions.flatMap(settledBy[name])).toEqual(settled)
  })

  test("is read by the indexer as by @dghrt/fairness, fees and balances included", async () => {
    const named = transactions.map(({ transaction }) => ({
      signature: transaction.signatures[0] ?? "",
      ...{ failed: false, finalized: true },
    }))
    const { games } = await playChain(readingConnection(config.rpcUrl), config.creator).read(named)
    const events = transactions.flatMap(dataLines).flatMap((bytes) => decodeGameSettled(bytes) ?? [])
    expect(
      games.map((game) => ({
        ...{ user: game.player, pool: game.pool, tokenMint: game.token, creator: config.creator },
        ...{ wager: game.wager, payout: game.payout, multiplierBps: game.multiplierBps, nonce: game.nonce },
        ...{ clientSeed: game.clientSeed, resultIndex: game.resultIndex, bet: game.bet, jackpotPayout: game.jackpot },
        jackpotProbabilityUbps: BigInt(game.jackpotProbabilityUbps ?? -1),
        jackpotResult: BigInt(game.jackpotResult ?? -1),
        fees: { creator: game.creatorFee, gamba: game.gambaFee, pool: game.poolFee, jackpot: game.jackpotFee },
        ...{ poolLiquidity: game.poolLiquidity, rngSeed: game.rngSeed, nextRngSeedHashed: game.nextRngSeedHashed },
        metadata: game.metadata,
      })),
    ).toEqual(events)
  })
})

test("the instruction of a bet is read alike by the indexer and by @dghrt/fairness, and is the bet that was placed", () => {
  const calls = transactions.flatMap((transaction) => betCallsIn(transaction, config.creator))
  const instructions = transactions.flatMap((transaction) => {
    const keys = accountKeysOf(transaction).map((key) => key.toBase58())
    return transaction.transaction.message.compiledInstructions.flatMap((each) => {
      if (keys[each.programIdIndex] !== GAMBA_PROGRAM) return []
      const named = each.accountKeyIndexes.map((index) => keys[index] ?? "")
      const decoded = decodeRoundInstruction(each.data, named)
      return decoded?.kind === "play" ? [decoded] : []
    })
  })
  expect(calls.map(({ player, token, wager }) => ({ player, token, wager }))).toEqual(
    instructions.map(({ user, tokenMint, wager }) => ({ player: user, token: tokenMint, wager })),
  )
  expect(instructions.map(({ wager, bet, metadata }) => ({ wager, betArray: bet, metadata })).reverse()).toEqual(
    bets.map(({ wager, betArray, metadata }) => ({ wager, betArray, metadata })),
  )
})

test("the terms of a pool are read alike by the app, the server and the published client", async () => {
  const chain = await loadChain(config, keySigner(new Uint8Array(32).fill(43)))
  const own = await chain.readPool(sol)
  const { pools } = await poolsOf(config)()
  const poolAddress = getPoolAddress(new PublicKey(sol.mint), new PublicKey(sol.poolAuthority))
  const [stateAccount = null, poolAccount = null] = await connection.getMultipleAccountsInfo([
    getGambaStateAddress(),
    poolAddress,
  ])
  const [state, pool] = [decodeGambaState(stateAccount), decodePool(poolAccount)]
  expect(pools[0]).toMatchObject({
    maxPayout: `${own.maxPayout}`,
    minWager: `${own.minWager}`,
    jackpot: `${own.jackpotBalance}`,
    poolFeeBps: own.poolFeeBps,
    protocolFeeBps: own.gambaFeeBps,
  })
  expect(own).toMatchObject({
    playsAllowed: state?.playingAllowed,
    minWager: big(pool?.minWager),
    maxHouseEdgeBps: state?.maxHouseEdgeBps.toNumber(),
    playFeeLamports: big(state?.antiSpamFee),
  })
})
