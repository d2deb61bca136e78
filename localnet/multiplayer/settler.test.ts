import { AnchorProvider, BN } from "@coral-xyz/anchor"
import {
  createGameIx,
  deriveGamePdaFromSeed,
  deriveMetadataPda,
  distributeNativeIx,
  fetchGames,
  joinGameIx,
  leaveGameIx,
  selectWinnersIx,
  WRAPPED_SOL_MINT,
} from "@gamba-labs/multiplayer-sdk"
import {
  Keypair,
  type PublicKey,
  SystemProgram,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { Bank } from "../bank/bank"
import { configureMultiplayer, createGenesis, genesisSlot, installPrograms } from "../genesis/genesis"
import { inProcessConnection } from "../genesis/in-process-connection"
import { localKeypair } from "../genesis/keys"
import { submit } from "../genesis/submit"
import { createDispatch } from "../rpc/dispatcher"
import { Settler } from "./settler"

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }))
afterEach(() => void vi.useRealTimers())

const SOL = 1_000_000_000n
const feeVault = localKeypair("multiplayer-fees").publicKey
const creator = localKeypair("creator").publicKey

/** A network without sockets and a provider that holds results for 15 seconds. */
async function network() {
  const bank = new Bank({ now: Date.now, genesisHash: new Uint8Array(32), firstSlot: genesisSlot })
  installPrograms(bank)
  const connection = inProcessConnection(createDispatch({ bank, airdrop: () => "" }))
  await createGenesis(bank, connection)
  configureMultiplayer(bank)
  const lines: string[] = []
  const startSettler = () => {
    const settler = new Settler({
      bank,
      secretKey: localKeypair("rng").secretKey,
      feeVault: feeVault.toBase58(),
      holdMs: 15_000,
      log: (line) => lines.push(line),
    })
    settler.resume()
    return settler
  }
  const unsigned = () => Promise.reject(new Error("Instructions are built here, not signed"))
  const client = new AnchorProvider(connection, {
    publicKey: creator,
    signTransaction: unsigned,
    signAllTransactions: unsigned,
  })
  const players = Array.from({ length: 30 }, () => Keypair.generate())
  for (const { publicKey } of players) bank.accounts.setLamports(publicKey.toBase58(), 10n * SOL)
  const maker = Keypair.generate()
  bank.accounts.setLamports(maker.publicKey.toBase58(), 10n * SOL)
  const table = async (mint: PublicKey, maxPlayers = 30, winnersTarget = 1) => {
    const terms = { preAllocPlayers: 2, maxPlayers, numTeams: 0, winnersTarget, wagerType: 1, payoutType: 0, wager: 0 }
    const times = { softDuration: 60, hardDuration: 180, gameSeed: 1, minBet: 0, maxBet: 0 }
    const create = { ...terms, ...times, accounts: { gameMaker: maker.publicKey, mint } }
    await submit(connection, [await createGameIx(client, create)], [maker])
    return deriveGamePdaFromSeed(1)
  }
  const join = async (player: Keypair, mint: PublicKey, creatorAddress = creator, wager = SOL) => {
    const accounts = { gameAccount: deriveGamePdaFromSeed(1), mint, playerAccount: player.publicKey, creatorAddress }
    const playerMeta = new Uint8Array(32)
    const details = { creatorFeeBps: 150, wager: new BN(wager.toString()), playerMeta, accounts }
    await submit(connection, [await joinGameIx(client, details)], [player])
  }
  const stateOf = async () => Object.keys((await fetchGames(client))[0]?.account.state ?? { gone: {} })[0]
  const lamports = (address: PublicKey) => bank.accounts.lamports(address.toBase58())
  return { bank, connection, client, startSettler, lines, players, maker, table, join, stateOf, lamports }
}

test("a game is drawn at its soft end, held for all to see, then paid to the lamport and closed", async () => {
  const { startSettler, players, maker, table, join, stateOf, lamports } = await network()
  startSettler()
  const makerBefore = lamports(maker.publicKey)
  const game = await table(WRAPPED_SOL_MINT)
  const vaultBefore = lamports(feeVault)
  const three = players.slice(0, 3)
  for (const player of three) await join(player, WRAPPED_SOL_MINT)
  vi.advanceTimersByTime(58_000)
  expect(await stateOf()).toBe("waiting")
  vi.advanceTimersByTime(3_000)
  expect(await stateOf()).toBe("settled")
  vi.advanceTimersByTime(13_000)
  expect(await stateOf()).toBe("settled")
  vi.advanceTimersByTime(4_000)
  expect(await stateOf()).toBe("gone")
  expect(lamports(game)).toBe(0n)
  expect(lamports(feeVault) - vaultBefore).toBe(30_000_000n)
  // One join found no prepared place: its rent and the transaction fees are all that is not in the pot.
  const after = three.map(({ publicKey }) => lamports(publicKey)).sort((one, other) => Number(other - one))
  expect(after[0]).toBeGreaterThan(11_923_000_000n)
  expect(makerBefore - lamports(maker.publicKey)).toBeLessThan(10_000n)
})

test("a full game is drawn two slots later, and a restart resumes from the state on chain", async () => {
  const { startSettler, players, table, join, stateOf } = await network()
  const first = startSettler()
  await table(WRAPPED_SOL_MINT, 2)
  for (const player of players.slice(0, 2)) await join(player, WRAPPED_SOL_MINT)
  expect(await stateOf()).toBe("playing")
  first.close()
  vi.advanceTimersByTime(600_000)
  expect(await stateOf()).toBe("playing")
  startSettler().close()
  const third = startSettler()
  vi.advanceTimersByTime(1_000)
  expect(await stateOf()).toBe("settled")
  third.close()
  startSettler()
  vi.advanceTimersByTime(16_000)
  expect(await stateOf()).toBe("gone")
})

test("many winners are paid in batches", async () => {
  const { startSettler, players, table, join, stateOf, lines, bank } = await network()
  const settler = startSettler()
  const game = await table(WRAPPED_SOL_MINT, 30, 27)
  for (const player of players) await join(player, WRAPPED_SOL_MINT)
  vi.advanceTimersByTime(17_000)
  expect(await stateOf()).toBe("gone")
  expect(lines).toEqual([])
  // Create, thirty joins, the draw; one batch of creators and two of winners.
  expect(bank.history.about(game.toBase58(), { limit: 100 })).toHaveLength(35)
  expect(settler.pending).toBe(0)
})

test("the payout to a winner with an empty wallet comes with the rent that it needs", async () => {
  const { startSettler, connection, players, table, join, stateOf, lamports } = await network()
  startSettler()
  await table(WRAPPED_SOL_MINT, 2)
  const two = players.slice(0, 2)
  for (const player of two) await join(player, WRAPPED_SOL_MINT, creator, 1_000n)
  for (const player of two) {
    const everything = Number(lamports(player.publicKey)) - 5_000
    const { publicKey } = player
    const leave = SystemProgram.transfer({ fromPubkey: publicKey, toPubkey: creator, lamports: everything })
    await submit(connection, [leave], [player])
  }
  vi.advanceTimersByTime(17_000)
  expect(await stateOf()).toBe("gone")
  expect(two.map(({ publicKey }) => lamports(publicKey)).sort()).toEqual([0n, 892_830n])
})

test("a game without players is closed after its hard end, and its rent goes back", async () => {
  const { startSettler, maker, table, stateOf, lamports } = await network()
  startSettler()
  const before = lamports(maker.publicKey)
  await table(WRAPPED_SOL_MINT)
  vi.advanceTimersByTime(200_000)
  expect(await stateOf()).toBe("gone")
  expect(before - lamports(maker.publicKey)).toBe(5_000n)
})

test("tokens are paid into accounts that are opened for them", async () => {
  const { startSettler, connection, players, table, join, stateOf } = await network()
  startSettler()
  const mint = localKeypair("usdc-mint").publicKey
  const provider = localKeypair("liquidity-provider")
  await table(mint, 2)
  const {
    createAssociatedTokenAccountIdempotentInstruction,
    createTransferInstruction,
    getAssociatedTokenAddressSync,
  } = await import("@solana/spl-token")
  const ata = (owner: PublicKey) => getAssociatedTokenAddressSync(mint, owner, true)
  const two = players.slice(0, 2)
  for (const { publicKey } of two) {
    const open = createAssociatedTokenAccountIdempotentInstruction(provider.publicKey, ata(publicKey), publicKey, mint)
    const give = createTransferInstruction(ata(provider.publicKey), ata(publicKey), provider.publicKey, 1_000)
    await submit(connection, [open, give], [provider])
  }
  // A creator that is no wallet: the published client could not pay it.
  const pdaCreator = deriveGamePdaFromSeed(99)
  for (const player of two) await join(player, mint, pdaCreator, 1_000n)
  vi.advanceTimersByTime(17_000)
  expect(await stateOf()).toBe("gone")
  const balances = await Promise.all(
    [...two.map(({ publicKey }) => publicKey), pdaCreator, feeVault].map(async (owner) =>
      Number((await connection.getTokenAccountBalance(ata(owner))).value.amount),
    ),
  )
  expect(balances.sort((one, other) => other - one)).toEqual([1_950, 30, 20, 0])
})

test("simulating an instruction without signing it changes nothing, and reveals no draw while a player can still leave", async () => {
  const { bank, connection, players, maker, client, table, join } = await network()
  const game = await table(WRAPPED_SOL_MINT)
  const [ann, ben, cem] = players.map(({ publicKey }) => publicKey)
  if (!players[0] || !players[1] || !ann || !ben || !cem) throw new Error("Nobody came")
  for (const player of players.slice(0, 2)) await join(player, WRAPPED_SOL_MINT)
  const at = { gameAccount: game, mint: WRAPPED_SOL_MINT }
  const rng = localKeypair("rng").publicKey
  const select = await selectWinnersIx(client, { accounts: { rng, gameAccount: game } })
  const leave = await leaveGameIx(client, { accounts: { ...at, playerAccount: ann } })
  const details = { creatorFeeBps: 150, wager: 1, playerMeta: new Uint8Array(32) }
  const attempts = [
    await joinGameIx(client, { ...details, accounts: { ...at, playerAccount: cem, creatorAddress: creator } }),
    leave,
    select,
    await distributeNativeIx(client, {
      accounts: { payer: rng, gambaFeeAddress: feeVault, ...at },
      remaining: [ann, ben, creator],
    }),
  ]
  const everything = () =>
    [game, deriveMetadataPda(game), ann, ben, cem, maker.publicKey, feeVault, creator].map((address) => ({
      data: bank.accounts.get(address.toBase58())?.data,
      lamports: bank.accounts.lamports(address.toBase58()),
    }))
  const tryOut = async (...instructions: TransactionInstruction[]) => {
    const { blockhash } = await connection.getLatestBlockhash()
    const message = new TransactionMessage({ payerKey: maker.publicKey, recentBlockhash: blockhash, instructions })
    return (await connection.simulateTransaction(new VersionedTransaction(message.compileToV0Message()))).value.err
  }
  for (const afterMs of [0, 61_000]) {
    vi.advanceTimersByTime(afterMs)
    const before = everything()
    const refused = await Promise.all(attempts.map((instruction) => tryOut(instruction)))
    // Open: joining and leaving would do. Locked: only the draw would, and no player can leave after seeing it.
    expect(refused.map((error) => error === null)).toEqual(
      afterMs === 0 ? [true, true, false, false] : [false, false, true, false],
    )
    expect(await tryOut(select, leave)).not.toBeNull()
    expect(everything()).toEqual(before)
  }
})
