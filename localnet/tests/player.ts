import { ASSOCIATED_TOKEN_PROGRAM_ID, TOKEN_PROGRAM_ID } from "@solana/spl-token"
import {
  ComputeBudgetProgram,
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js"
import {
  decodeGame,
  GambaProvider,
  getGameAddress,
  getPlayerAddress,
  getPlayerUnderlyingAta,
  getUserUnderlyingAta,
  NATIVE_MINT,
} from "gamba-core-v2"
import type { Localnet } from "../index"

export const wager = 100_000_000
const coin = [2, 0]

interface PlayOptions {
  bet?: number[]
  clientSeed?: string
  mint?: PublicKey
  pool?: PublicKey
}

/** A person with a wallet, seen from the browser's side: published client, real HTTP and WebSocket. */
export class Player {
  readonly keypair = Keypair.generate()
  readonly connection: Connection
  private readonly client: GambaProvider
  private sent = 0

  constructor(private readonly network: Localnet) {
    this.connection = new Connection(network.rpcUrl, { wsEndpoint: network.wsUrl, commitment: "confirmed" })
    this.client = new GambaProvider(this.connection, this.keypair)
  }

  static async withSol(network: Localnet): Promise<Player> {
    const player = new Player(network)
    await player.askFaucet("SOL")
    return player
  }

  get wallet(): PublicKey {
    return this.keypair.publicKey
  }

  askFaucet(token: string, wallet = this.wallet.toBase58()): Promise<Response> {
    return fetch(`${this.network.rpcUrl}/faucet`, { method: "POST", body: JSON.stringify({ wallet, token }) })
  }

  async open(): Promise<string> {
    await this.send(await this.client.createPlayer())
    const ready = await this.gameWhen((game) => game.nextRngSeedHashed !== "")
    return ready.nextRngSeedHashed
  }

  async play(options: PlayOptions = {}): Promise<string> {
    return this.send(await this.playInstruction(options))
  }

  /** As a browser does it: version 0, the pool's accounts taken from its table, no preflight. */
  async playThroughTable(): Promise<string> {
    const table = new PublicKey(this.network.addresses.lookupTables.sol)
    const { value } = await this.connection.getAddressLookupTable(table)
    const { blockhash } = await this.connection.getLatestBlockhash()
    const instructions = [await this.playInstruction()]
    const message = new TransactionMessage({ payerKey: this.wallet, recentBlockhash: blockhash, instructions })
    const transaction = new VersionedTransaction(message.compileToV0Message(value ? [value] : []))
    transaction.sign([this.keypair])
    return this.connection.sendTransaction(transaction, { skipPreflight: true })
  }

  private playInstruction(options: PlayOptions = {}): Promise<TransactionInstruction> {
    const { bet = coin, clientSeed = "seed", mint = NATIVE_MINT } = options
    const pool = options.pool ?? new PublicKey(this.network.addresses.solPool)
    const creator = new PublicKey(this.network.addresses.creator)
    const stake = mint.equals(NATIVE_MINT) ? wager : 1_000_000
    return this.client.play(stake, bet, clientSeed, pool, mint, creator, 0.0035, 0.001, "test")
  }

  async claim(): Promise<string> {
    const instruction = await this.client.gambaProgram.methods
      .playerClaim()
      .accountsPartial({
        user: this.wallet,
        underlyingTokenMint: NATIVE_MINT,
        player: getPlayerAddress(this.wallet),
        game: getGameAddress(this.wallet),
        playerAta: getPlayerUnderlyingAta(this.wallet, NATIVE_MINT),
        userUnderlyingAta: getUserUnderlyingAta(this.wallet, NATIVE_MINT),
        systemProgram: SystemProgram.programId,
        tokenProgram: TOKEN_PROGRAM_ID,
        associatedTokenProgram: ASSOCIATED_TOKEN_PROGRAM_ID,
      })
      .instruction()
    return this.send(instruction)
  }

  async close(): Promise<string> {
    return this.send(await this.client.closePlayer())
  }

  async game() {
    return decodeGame(await this.connection.getAccountInfo(getGameAddress(this.wallet)))
  }

  /** Asks until the game is as wanted; the test's own time limit ends it. */
  async gameWhen(wanted: (game: NonNullable<Awaited<ReturnType<Player["game"]>>>) => boolean) {
    for (;;) {
      const game = await this.game()
      if (game && wanted(game)) return game
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  async send(...instructions: TransactionInstruction[]): Promise<string> {
    const transaction = await this.sign(...instructions)
    return this.connection.sendRawTransaction(transaction.serialize())
  }

  /** Each transaction is its own, even when two of them do the same within one slot. */
  async sign(...instructions: TransactionInstruction[]): Promise<Transaction> {
    const { blockhash } = await this.connection.getLatestBlockhash()
    const transaction = new Transaction({ feePayer: this.wallet, recentBlockhash: blockhash })
    transaction.add(ComputeBudgetProgram.setComputeUnitLimit({ units: 400_000 + this.sent++ }), ...instructions)
    transaction.sign(this.keypair)
    return transaction
  }
}
