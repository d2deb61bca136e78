import { createHash } from "node:crypto"
import { ComputeBudgetProgram, Connection, Keypair, PublicKey, Transaction } from "@solana/web3.js"
import { decodeGame, GambaProvider, getGameAddress, NATIVE_MINT } from "gamba-core-v2"
import type { Localnet } from "#localnet"
import { minesStep, pictured, type RoundResult } from "../../features/games/testing"

/** What a populated chain must agree with. Amounts in lamports. */
export interface PlayedRound {
  player: string
  game: string
  signature: string
  wager: bigint
  payout: bigint
  /** What the player's account said when the bet had settled: what a board draws at that moment. */
  drawn: Pick<RoundResult, "nonce" | "resultIndex" | "clientSeed" | "rngSeed">
  betArray: readonly number[]
  metadata: string
}

type Network = Pick<Localnet, "rpcUrl" | "wsUrl"> & { addresses: Readonly<Record<"creator" | "solPool", string>> }

interface Stake {
  game: string
  betArray: readonly number[]
  metadata: string
  wager: number
}

const pollMs = 20
const fees = { creator: 0.0035, jackpot: 0.001 }

/** A wallet that plays by script, as many games as given, each bet after the last one has settled. */
export class ScriptedPlayer {
  readonly keypair: Keypair
  private readonly client: GambaProvider
  private readonly game: PublicKey
  private sent = 0

  constructor(
    name: string,
    private readonly network: Network,
    private readonly connection = new Connection(network.rpcUrl, {
      wsEndpoint: network.wsUrl,
      commitment: "confirmed",
    }),
  ) {
    this.keypair = Keypair.fromSeed(createHash("sha256").update(`scripted/${name}`).digest())
    this.client = new GambaProvider(this.connection, this.keypair)
    this.game = getGameAddress(this.keypair.publicKey)
  }

  get address(): string {
    return this.keypair.publicKey.toBase58()
  }

  async open(): Promise<void> {
    const body = JSON.stringify({ wallet: this.address, token: "SOL" })
    const { ok, status } = await fetch(`${this.network.rpcUrl}/faucet`, { method: "POST", body })
    if (!ok) throw new Error(`The faucet answered ${status}`)
    await this.send([await this.client.createPlayer()])
    await this.gameWhen((game) => game.nextRngSeedHashed !== "")
  }

  /** Plays one bet to its end. */
  async play({ game, betArray, metadata, wager }: Stake): Promise<PlayedRound> {
    const before = await this.gameWhen((one) => one.nextRngSeedHashed !== "")
    // A seed counts as committed only from the slot after its hash on.
    const committed = await this.connection.getSlot("confirmed")
    while ((await this.connection.getSlot("confirmed")) <= committed) await pause(pollMs)
    const bet = await this.client.play(
      wager,
      betArray.map((multiplierBps) => multiplierBps / 10_000),
      `${game}-${before.nonce}`,
      new PublicKey(this.network.addresses.solPool),
      NATIVE_MINT,
      new PublicKey(this.network.addresses.creator),
      fees.creator,
      fees.jackpot,
      metadata,
    )
    const signature = await this.send([bet])
    const nonce = before.nonce.toNumber() + 1
    const settled = await this.gameWhen((one) => one.nonce.toNumber() >= nonce)
    const multiplierBps = betArray[settled.result.toNumber()] ?? 0
    const payout = (BigInt(wager) * BigInt(multiplierBps)) / 10_000n
    const drawn = {
      nonce: before.nonce.toNumber(),
      resultIndex: settled.result.toNumber(),
      clientSeed: `${game}-${before.nonce}`,
      rngSeed: settled.rngSeed,
    }
    return { player: this.address, game, signature, wager: BigInt(wager), payout, drawn, betArray, metadata }
  }

  /** A run of mines: up to `most` tiles, each staking what the last one paid. */
  async playMines(wager: number, most: number): Promise<PlayedRound[]> {
    const rounds: PlayedRound[] = []
    let stake = wager
    const tiles = Array.from({ length: most }, (_, index) => index * 5 + 2)
    for (const [level, tile] of tiles.entries()) {
      const step = minesStep(3, tiles.slice(0, level), tile)
      const round = await this.play({ game: "mines", ...step, wager: stake })
      rounds.push(round)
      if (round.payout === 0n) break
      stake = Number(round.payout)
    }
    return rounds
  }

  private async gameWhen(wanted: (game: NonNullable<ReturnType<typeof decodeGame>>) => boolean) {
    for (;;) {
      const game = decodeGame(await this.connection.getAccountInfo(this.game, "confirmed"))
      if (game && wanted(game)) return game
      await pause(pollMs)
    }
  }

  private async send(instructions: Parameters<Transaction["add"]>[0][]): Promise<string> {
    const { blockhash } = await this.connection.getLatestBlockhash("confirmed")
    const transaction = new Transaction({ feePayer: this.keypair.publicKey, recentBlockhash: blockhash })
    // Each transaction is its own, even when two of them do the same within one slot.
    transaction.add(ComputeBudgetProgram.setComputeUnitLimit({ units: 400_000 + this.sent++ }), ...instructions)
    transaction.sign(this.keypair)
    return this.connection.sendRawTransaction(transaction.serialize())
  }
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const single = pictured.filter(({ game }) => game !== "mines")

/** Rounds of every game by several wallets at the same time. */
export async function populate(network: Network, { players, rounds }: { players: number; rounds: number }) {
  const share = Math.ceil(rounds / players)
  const wallets = Array.from({ length: players }, (_, index) => new ScriptedPlayer(`${index}`, network))
  const played = await Promise.all(
    wallets.map(async (player, place) => {
      await player.open()
      const own: PlayedRound[] = []
      while (own.length < share) {
        const turn = own.length + place
        if (turn % 9 === 8) own.push(...(await player.playMines(20_000_000, 3)))
        else {
          const picture = single[turn % single.length]
          if (!picture) throw new Error("No game to play")
          const wager = 10_000_000 * (1 + (turn % 7))
          own.push(await player.play({ ...picture, wager }))
        }
      }
      return own
    }),
  )
  return played.flat()
}
