import { createHash, createPrivateKey, type KeyObject, sign } from "node:crypto"
import {
  type AccountInfo,
  type AddressLookupTableAccount,
  ComputeBudgetProgram,
  type Connection,
  Keypair,
  PublicKey,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js"
import { decodeGame, GambaProvider, getGameAddress, NATIVE_MINT } from "gamba-core-v2"
import type { Localnet } from "#localnet"

export type Game = NonNullable<ReturnType<typeof decodeGame>>

/** What the casino asks on top of the pool's own fees; the same figures as in the app. */
export const platformFees = { creatorFeeBps: 35n, jackpotFeeBps: 10n }

/** What a bet says. Multipliers in basis points, one for each outcome. */
export interface Stake {
  betArray: readonly number[]
  lamports: bigint
  /** That of a dice bet unless given. */
  metadata?: string
}

export interface SignedBet {
  wire: Buffer
}

const pollMs = 200
const pkcs8Prefix = Buffer.from("302e020100300506032b657004220420", "hex")

/** A player without a browser: published client, a key that follows from the name, and any connection. */
export class ChainPlayer {
  readonly keypair: Keypair
  readonly game: PublicKey
  private readonly client: GambaProvider
  private readonly signingKey: KeyObject
  private table: AddressLookupTableAccount | null = null
  private signed = 0
  private hear: (game: Game | null) => void = () => undefined

  constructor(
    readonly name: string,
    private readonly connection: Connection,
    private readonly addresses: Localnet["addresses"],
  ) {
    const seed = createHash("sha256").update(`gambler/${name}`).digest()
    this.keypair = Keypair.fromSeed(seed)
    this.game = getGameAddress(this.keypair.publicKey)
    this.client = new GambaProvider(connection, this.keypair)
    // Node's own signing takes a tenth of the time of the client's, which matters for 100,000 bets.
    this.signingKey = createPrivateKey({ key: Buffer.concat([pkcs8Prefix, seed]), format: "der", type: "pkcs8" })
  }

  get wallet(): PublicKey {
    return this.keypair.publicKey
  }

  /** Sits down with money and waits until the first seed is promised. */
  async open(lamports: bigint): Promise<void> {
    await this.connection.requestAirdrop(this.wallet, Number(lamports))
    this.table = (await this.connection.getAddressLookupTable(new PublicKey(this.addresses.lookupTables.sol))).value
    await this.send(this.signInstruction(await this.client.createPlayer(), await this.blockhash()))
    while ((await this.readGame())?.nextRngSeedHashed === "") await pause(5)
  }

  /** Built by the published client; good for any number of bets with this stake. */
  bet({ betArray, lamports, metadata = "0:dice:proof" }: Stake): Promise<TransactionInstruction> {
    return this.client.play(
      Number(lamports),
      betArray.map((bps) => bps / 10_000),
      this.name,
      new PublicKey(this.addresses.solPool),
      NATIVE_MINT,
      new PublicKey(this.addresses.creator),
      Number(platformFees.creatorFeeBps) / 10_000,
      Number(platformFees.jackpotFeeBps) / 10_000,
      metadata,
    )
  }

  /** As a browser does it: version 0, the pool's accounts from its table. Each one is a transaction of its own. */
  signInstruction(instruction: TransactionInstruction, recentBlockhash: string): SignedBet {
    const units = ComputeBudgetProgram.setComputeUnitLimit({ units: 300_000 + this.signed++ })
    const instructions = [units, instruction]
    const message = new TransactionMessage({ payerKey: this.wallet, recentBlockhash, instructions })
    const transaction = new VersionedTransaction(message.compileToV0Message(this.table ? [this.table] : []))
    transaction.addSignature(this.wallet, sign(null, transaction.message.serialize(), this.signingKey))
    return { wire: Buffer.from(transaction.serialize()) }
  }

  /** The signature of a text, as a wallet gives it to a site that it signs in to. */
  signMessage(message: string): Uint8Array {
    return new Uint8Array(sign(null, Buffer.from(message, "utf8"), this.signingKey))
  }

  async blockhash(): Promise<string> {
    return (await this.connection.getLatestBlockhash()).blockhash
  }

  send({ wire }: SignedBet): Promise<string> {
    return this.connection.sendRawTransaction(wire, { skipPreflight: true, maxRetries: 0 })
  }

  async readGame(): Promise<Game | null> {
    return decodeGame(await this.connection.getAccountInfo(this.game))
  }

  /** Subscribes once, so that no result is measured together with a subscription. */
  watch(): void {
    const hear = (account: AccountInfo<Buffer>) => this.hear(decodeGame(account))
    this.connection.onAccountChange(this.game, hear, { commitment: "processed" })
  }

  /** Sends a signed bet and waits for its result, by subscription and by a poll for what the subscription missed. */
  async playToTheEnd(bet: SignedBet, nonce: number): Promise<Game> {
    const settled = new Promise<Game>((resolve) => {
      this.hear = (game) => {
        if (game && game.nonce.toNumber() > nonce) resolve(game)
      }
    })
    const poll = setInterval(() => void this.readGame().then(this.hear, () => undefined), pollMs)
    try {
      await this.send(bet)
      return await settled
    } finally {
      clearInterval(poll)
    }
  }
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
