import { createHash, createHmac } from "node:crypto"
import { getAssociatedTokenAddressSync } from "@solana/spl-token"
import { type Connection, LAMPORTS_PER_SOL, PublicKey, type TransactionInstruction } from "@solana/web3.js"
import {
  decodeGambaState,
  decodeGame,
  decodePool,
  getGambaStateAddress,
  getPoolJackpotTokenAccountAddress,
  NATIVE_MINT,
} from "gamba-core-v2"
import type { Localnet } from "#localnet"
import { ChainPlayer, type Game, pause, platformFees, type Stake } from "../support/chain-player"
import { connectionTo, startQuietNetwork } from "../support/in-process"
import type { GameTable } from "./game-tables"

/** One settled play, and every way in which it was not what it had to be. */
export interface Draw {
  stake: Stake
  face: number
  payout: bigint
  jackpot: bigint
  /** Lamports this play moves into (or, of a won jackpot, out of) each account. */
  moved: Earnings
  faults: string[]
}

export type Earnings = Record<"creator" | "protocol" | "jackpot", bigint>

interface PlacedStake {
  player: ChainPlayer
  stake: Stake
  bet: TransactionInstruction
  feesLamports: bigint
  before: { game: Game; lamports: bigint }
}

type Rates = Awaited<ReturnType<typeof readRates>>

const signatureLamports = 5_000n
const patienceMs = 30_000

/** Many wallets that bet at once, in one process with the chain, with fixed keys and seeds. */
export class DrawRun {
  private constructor(
    private readonly network: Localnet,
    private readonly connection: Connection,
    private readonly placed: PlacedStake[],
    private readonly rates: Rates,
    private pot: bigint,
  ) {}

  /** Wallets that play one game; they take its bet arrays in turn. */
  static async open(wallets: number, tables: readonly GameTable[]): Promise<DrawRun> {
    const network = await startQuietNetwork("draws")
    const connection = connectionTo(network)
    const rates = await readRates(connection, network)
    const feeBps = [platformFees.creatorFeeBps, platformFees.jackpotFeeBps, rates.protocol, rates.pool]
    const placed: PlacedStake[] = []
    for (let index = 0; index < wallets; index++) {
      const player = new ChainPlayer(`draw-${index}`, connection, network.addresses)
      await player.open(BigInt(100 * LAMPORTS_PER_SOL))
      // Odd amounts, so that rounding shows in payouts and in fees.
      const stake = { betArray: tables[index % tables.length] ?? [], lamports: 10_000_019n + 7n * BigInt(index) }
      const feesLamports = feeBps.reduce((sum, bps) => sum + share(stake.lamports, bps), 0n)
      const bet = await player.bet(stake)
      placed.push({ player, stake, bet, feesLamports, before: await seen(player, connection) })
    }
    const run = new DrawRun(network, connection, placed, rates, await holding(connection, potOf(network)))
    // A wallet's first bet also pays the rent of accounts it opens; from the second on every lamport has a name.
    await run.round()
    return run
  }

  close = () => this.network.close()

  /** What these accounts hold by now, in wrapped lamports. */
  async held(): Promise<Earnings> {
    const ata = (owner: PublicKey) => getAssociatedTokenAddressSync(NATIVE_MINT, owner, true)
    return {
      creator: await holding(this.connection, ata(new PublicKey(this.network.addresses.creator))),
      protocol: await holding(this.connection, ata(getGambaStateAddress())),
      jackpot: await holding(this.connection, potOf(this.network)),
    }
  }

  /** One bet of every wallet, all of them pending at once. */
  async round(): Promise<Draw[]> {
    const blockhash = (await this.connection.getLatestBlockhash()).blockhash
    const settledAt = this.network.stats().transactions + 2 * this.placed.length
    for (const { player, bet } of this.placed) await player.send(player.signInstruction(bet, blockhash))
    const deadline = performance.now() + patienceMs
    while (this.network.stats().transactions < settledAt) {
      if (performance.now() > deadline) throw new Error("Some bets were not settled within half a minute.")
      await pause(0)
    }
    const games = await this.connection.getMultipleAccountsInfo(this.placed.map(({ player }) => player.game))
    const wallets = await this.connection.getMultipleAccountsInfo(this.placed.map(({ player }) => player.wallet))
    return this.placed.map((entry, index) => {
      const game = decodeGame(games[index] ?? null)
      if (!game) throw new Error(`${entry.player.name} has no game account.`)
      const after = { game, lamports: BigInt(wallets[index]?.lamports ?? 0) }
      const draw = this.judge(entry, after)
      entry.before = after
      return draw
    })
  }

  /** Holds a play against everything that can be known of it apart from the program. Bets settle in the order they came. */
  private judge({ player, stake, feesLamports, before }: PlacedStake, after: PlacedStake["before"]): Draw {
    const { rngSeed, result } = after.game
    const jackpot = BigInt(after.game.jackpotPayout.toString())
    const nonce = before.game.nonce.toNumber()
    const face = result.toNumber()
    const drawn = createHmac("sha256", rngSeed).update(`${player.name}-${nonce}`).digest("hex").slice(0, 5)
    const payout = share(stake.lamports, BigInt(stake.betArray[face] ?? 0))
    const expected = before.lamports - stake.lamports - feesLamports - signatureLamports + payout + jackpot
    const { moved, won } = this.follow(stake, jackpot > 0n)
    const checks: [fine: boolean, fault: string][] = [
      [after.game.nonce.toNumber() === nonce + 1, `nonce went from ${nonce} to ${after.game.nonce}`],
      [sha256(rngSeed) === before.game.nextRngSeedHashed, "the seed is not the one that was promised"],
      [Number.parseInt(drawn, 16) % stake.betArray.length === face, `face ${face} does not follow from the seeds`],
      [jackpot === won, `the jackpot paid ${jackpot} and not ${won} lamports`],
      [after.lamports === expected, `the wallet is ${after.lamports - expected} lamports off`],
    ]
    const faults = checks.filter(([fine]) => !fine).map(([, fault]) => `${player.name}, play ${nonce}: ${fault}`)
    return { stake, face, payout, jackpot, moved, faults }
  }

  /** The fees of one play, and the four shares of the pot when it wins that. */
  private follow({ lamports }: Stake, winsJackpot: boolean): { moved: Earnings; won: bigint } {
    const fee = share(lamports, platformFees.jackpotFeeBps)
    const pot = this.pot + fee
    const shareOfPot = (bps: bigint) => (winsJackpot ? share(pot, bps) : 0n)
    const { user, creator, protocol, pool } = this.rates.jackpot
    const paid = { user: shareOfPot(user), creator: shareOfPot(creator), protocol: shareOfPot(protocol) }
    const out = paid.user + paid.creator + paid.protocol + shareOfPot(pool)
    this.pot = pot - out
    const moved = {
      creator: share(lamports, platformFees.creatorFeeBps) + paid.creator,
      protocol: share(lamports, this.rates.protocol) + paid.protocol,
      jackpot: fee - out,
    }
    return { moved, won: paid.user }
  }
}

async function seen(player: ChainPlayer, connection: Connection): Promise<PlacedStake["before"]> {
  const game = await player.readGame()
  if (!game) throw new Error(`${player.name} could not open an account.`)
  return { game, lamports: BigInt(await connection.getBalance(player.wallet)) }
}

async function readRates(connection: Connection, { addresses }: Localnet) {
  const accounts = [getGambaStateAddress(), new PublicKey(addresses.solPool)]
  const [stateAccount, poolAccount] = await connection.getMultipleAccountsInfo(accounts)
  const [state, pool] = [decodeGambaState(stateAccount ?? null), decodePool(poolAccount ?? null)]
  if (!state || !pool || pool.customGambaFee || pool.customPoolFee)
    throw new Error("The SOL pool is not the usual one.")
  const bps = (value: { toString(): string }) => BigInt(value.toString())
  return {
    protocol: bps(state.gambaFeeBps),
    pool: bps(state.defaultPoolFee),
    jackpot: {
      user: bps(state.jackpotPayoutToUserBps),
      creator: bps(state.jackpotPayoutToCreatorBps),
      protocol: bps(state.jackpotPayoutToGambaBps),
      pool: bps(state.jackpotPayoutToPoolBps),
    },
  }
}

const potOf = ({ addresses }: Localnet) => getPoolJackpotTokenAccountAddress(new PublicKey(addresses.solPool))

async function holding(connection: Connection, account: PublicKey): Promise<bigint> {
  return BigInt((await connection.getTokenAccountBalance(account)).value.amount)
}

const share = (amount: bigint, bps: bigint) => (amount * bps) / 10_000n
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex")
