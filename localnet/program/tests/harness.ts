import { createHash, createHmac } from "node:crypto"
import { BN } from "@coral-xyz/anchor"
import {
  ASSOCIATED_TOKEN_PROGRAM_ID,
  createAssociatedTokenAccountIdempotentInstruction,
  createInitializeMint2Instruction,
  createMintToInstruction,
  getAssociatedTokenAddressSync,
  MINT_SIZE,
  NATIVE_MINT,
  TOKEN_PROGRAM_ID,
} from "@solana/spl-token"
import { Connection, type Keypair, type PublicKey, SYSVAR_RENT_PUBKEY, SystemProgram } from "@solana/web3.js"
import {
  decodeGambaState,
  decodeGame,
  decodePlayer,
  decodePool,
  GambaProvider,
  getGambaStateAddress,
  getGameAddress,
  getPdaAddress,
  getPlayerAddress,
  getPlayerBonusAtaForPool,
  getPoolAddress,
  getPoolBonusAddress,
  getPoolBonusUnderlyingTokenAccountAddress,
  getPoolJackpotTokenAccountAddress,
  getPoolLpAddress,
  getPoolUnderlyingTokenAccountAddress,
  getUserBonusAtaForPool,
  wrapSol,
} from "gamba-core-v2"
import { type Chain, createChain, keypairOf, type SendOptions } from "./chain"

export const SOL = 1_000_000_000
export const USDC = 1_000_000

/** Building instructions needs a connection object, but never the network behind it. */
const nowhere = new Connection("http://localhost:1")
export const clientOf = (signer: Keypair) => new GambaProvider(nowhere, signer)

export const sha256Hex = (text: string) => createHash("sha256").update(text).digest("hex")
export const ataOf = (owner: PublicKey, mint: PublicKey) => getAssociatedTokenAddressSync(mint, owner, true)

export const authority = keypairOf("authority")
export const rng = keypairOf("rng")
export const creator = keypairOf("creator")
export const recipient = keypairOf("recipient")
const usdcAuthority = keypairOf("usdc authority")
export const usdcMint = keypairOf("usdc mint")

/** The protocol's settings, as numbers a test can compute with. */
export const defaultConfig = {
  gambaFee: 100,
  maxCreatorFee: 700,
  poolCreationFee: 10_000_000,
  antiSpamFee: 50_000,
  maxHouseEdge: 3_000,
  defaultPoolFee: 100,
  jackpotPayoutToUserBps: 6_000,
  jackpotPayoutToCreatorBps: 1_000,
  jackpotPayoutToPoolBps: 2_000,
  jackpotPayoutToGambaBps: 500,
  bonusToJackpotRatioBps: 1_000,
  maxPayoutBps: 5_000,
  poolWithdrawFeeBps: 50,
  poolCreationAllowed: true,
  poolDepositAllowed: true,
  poolWithdrawAllowed: true,
  playingAllowed: true,
}
export type Config = typeof defaultConfig

export function configInstruction(config: Config, signer: Keypair = authority) {
  const n = (value: number) => new BN(value)
  return clientOf(signer)
    .gambaProgram.methods.gambaSetConfig(
      rng.publicKey,
      n(config.gambaFee),
      n(config.maxCreatorFee),
      n(config.poolCreationFee),
      n(config.antiSpamFee),
      n(config.maxHouseEdge),
      n(config.defaultPoolFee),
      n(config.jackpotPayoutToUserBps),
      n(config.jackpotPayoutToCreatorBps),
      n(config.jackpotPayoutToPoolBps),
      n(config.jackpotPayoutToGambaBps),
      n(config.bonusToJackpotRatioBps),
      n(config.maxPayoutBps),
      n(config.poolWithdrawFeeBps),
      config.poolCreationAllowed,
      config.poolDepositAllowed,
      config.poolWithdrawAllowed,
      config.playingAllowed,
      recipient.publicKey,
    )
    .accountsPartial({ authority: signer.publicKey, gambaState: getGambaStateAddress() })
    .instruction()
}

/** The addresses that belong to one pool. */
export function poolOf(mint: PublicKey, poolAuthority: PublicKey = SystemProgram.programId) {
  const pool = getPoolAddress(mint, poolAuthority)
  return {
    mint,
    pool,
    underlying: getPoolUnderlyingTokenAccountAddress(pool),
    bonusUnderlying: getPoolBonusUnderlyingTokenAccountAddress(pool),
    jackpot: getPoolJackpotTokenAccountAddress(pool),
    lpMint: getPoolLpAddress(pool),
    bonusMint: getPoolBonusAddress(pool),
    stateAta: ataOf(getGambaStateAddress(), mint),
  }
}
export type PoolAddresses = ReturnType<typeof poolOf>
export const solPool = poolOf(NATIVE_MINT)
export const usdcPool = poolOf(usdcMint.publicKey)

/** createPool of the published client leaves one account wrong (its sixth key); everything else is as it builds it. */
export async function createPoolInstruction(signer: Keypair, mint: PublicKey, poolAuthority = SystemProgram.programId) {
  const instructions = await Promise.all(clientOf(signer).createPool(mint, poolAuthority, 1))
  const create = instructions[3]
  const jackpot = create?.keys[6]
  if (create === undefined || jackpot === undefined) throw new Error("createPool no longer ends with poolInitialize")
  jackpot.pubkey = poolOf(mint, poolAuthority).jackpot
  return create
}

/** Starts a chain with the protocol configured, a SOL and a USDC pool, and 1,000 SOL and 100,000 USDC of liquidity. */
export async function openCasino(changes: Partial<Config> = {}) {
  const chain = createChain()
  for (const { publicKey } of [authority, rng, creator, recipient]) chain.fund(publicKey, 2_000n * BigInt(SOL))
  const client = clientOf(authority)
  const initialize = await client.gambaProgram.methods
    .gambaInitialize()
    .accountsPartial({
      initializer: authority.publicKey,
      gambaState: getGambaStateAddress(),
      systemProgram: SystemProgram.programId,
    })
    .instruction()
  must(chain.send([initialize, await configInstruction({ ...defaultConfig, ...changes })], [authority]))
  must(
    chain.send(
      [
        SystemProgram.createAccount({
          fromPubkey: authority.publicKey,
          newAccountPubkey: usdcMint.publicKey,
          lamports: Number(chain.svm.minimumBalanceForRentExemption(BigInt(MINT_SIZE))),
          space: MINT_SIZE,
          programId: TOKEN_PROGRAM_ID,
        }),
        createInitializeMint2Instruction(usdcMint.publicKey, 6, usdcAuthority.publicKey, null),
      ],
      [authority, usdcMint],
    ),
  )
  must(chain.send([await createPoolInstruction(authority, NATIVE_MINT)], [authority]))
  must(chain.send([await createPoolInstruction(authority, usdcMint.publicKey)], [authority]))
  const casino = casinoOn(chain)
  await casino.giveTokens(authority, NATIVE_MINT, 1_000 * SOL)
  await casino.giveTokens(authority, usdcMint.publicKey, 100_000 * USDC)
  must(chain.send([await client.depositToPool(solPool.pool, NATIVE_MINT, 1_000 * SOL)], [authority]))
  must(chain.send([await client.depositToPool(usdcPool.pool, usdcMint.publicKey, 100_000 * USDC)], [authority]))
  return casino
}
export type Casino = Awaited<ReturnType<typeof openCasino>>

export interface PlayOptions {
  wager?: number
  /** What each outcome pays, as a multiple of the wager. */
  bet?: number[]
  clientSeed?: string
  in?: PoolAddresses
  creator?: PublicKey
  creatorFee?: number
  jackpotFee?: number
  useBonus?: boolean
  metadata?: string
}

export const seedNumber = (index: number) => sha256Hex(`test seed ${index}`)

/** What the program must draw, worked out apart from it. */
export function drawOf(seed: string, clientSeed = "client seed", nonce = 0) {
  const hash = createHmac("sha256", seed).update(`${clientSeed}-${nonce}`).digest("hex")
  return { result: Number.parseInt(hash.slice(0, 5), 16), jackpot: Number.parseInt(hash.slice(5, 18), 16) % 1e10 }
}

/** The first seed whose draw is as the story needs it, for the default client seed and a first play. */
export function seedWhere(suits: (draw: ReturnType<typeof drawOf>) => boolean) {
  for (let index = 0; ; index++) if (suits(drawOf(seedNumber(index)))) return seedNumber(index)
}

/** Of a two-sided bet, the first side and the second, without a jackpot in either. */
export const winningSeed = seedWhere(({ result, jackpot }) => result % 2 === 0 && jackpot > 1e9)
export const losingSeed = seedWhere(({ result, jackpot }) => result % 2 === 1 && jackpot > 1e9)

function casinoOn(chain: Chain) {
  const { send } = chain

  /** Gives a new player 100 SOL and 1,000 USDC, and no accounts of the casino. */
  async function newcomer(name: string) {
    const user = keypairOf(name)
    chain.fund(user.publicKey, 100n * BigInt(SOL))
    await giveTokens(user, usdcMint.publicKey, 1_000 * USDC)
    return user
  }

  async function giveTokens(to: Keypair, mint: PublicKey, amount: number) {
    const ata = ataOf(to.publicKey, mint)
    const create = createAssociatedTokenAccountIdempotentInstruction(to.publicKey, ata, to.publicKey, mint)
    const give = mint.equals(NATIVE_MINT)
      ? await wrapSol(to.publicKey, amount, false)
      : [createMintToInstruction(mint, ata, usdcAuthority.publicKey, amount)]
    must(send([create, ...give], mint.equals(NATIVE_MINT) ? [to] : [to, usdcAuthority]))
  }

  function hashInstruction(user: PublicKey, hash: string, signer = rng) {
    return clientOf(signer)
      .gambaProgram.methods.rngProvideHashedSeed(hash)
      .accountsPartial({ game: getGameAddress(user), rng: signer.publicKey, gambaState: getGambaStateAddress() })
      .instruction()
  }

  /** What the RNG provider has committed to for each player and not yet revealed. */
  const secrets = new Map<string, string>()
  const secretOf = (user: PublicKey) => secrets.get(user.toBase58()) ?? winningSeed

  async function commit(user: Keypair, seed: string) {
    const receipt = send([await hashInstruction(user.publicKey, sha256Hex(seed))], [rng])
    if (receipt.error === null) secrets.set(user.publicKey.toBase58(), seed)
    return receipt
  }

  /** A player whose accounts are open and whose next bet the given seed decides. */
  async function ready(name: string, seed = winningSeed) {
    const user = await newcomer(name)
    must(send([await clientOf(user).createPlayer()], [user]))
    must(await commit(user, seed))
    return user
  }

  function playInstruction(user: Keypair, options: PlayOptions = {}) {
    const table = options.in ?? solPool
    return clientOf(user).play(
      options.wager ?? SOL,
      options.bet ?? [2, 0],
      options.clientSeed ?? "client seed",
      table.pool,
      table.mint,
      options.creator ?? creator.publicKey,
      options.creatorFee ?? 0.01,
      options.jackpotFee ?? 0.001,
      options.metadata ?? "0:test",
      options.useBonus,
    )
  }

  const play = async (user: Keypair, options: PlayOptions = {}, sending?: SendOptions) =>
    send([await playInstruction(user, options)], [user], sending)

  function settleAccounts(user: PublicKey, table: PoolAddresses, signer = rng) {
    const player = getPlayerAddress(user)
    const game = decodeGame(chain.account(getGameAddress(user)))
    const paidTo = game?.creator ?? creator.publicKey
    return {
      rng: signer.publicKey,
      user,
      player,
      game: getGameAddress(user),
      pool: table.pool,
      underlyingTokenMint: table.mint,
      poolUnderlyingTokenAccount: table.underlying,
      poolBonusUnderlyingTokenAccount: table.bonusUnderlying,
      playerAta: ataOf(player, table.mint),
      userUnderlyingAta: ataOf(user, table.mint),
      gambaState: getGambaStateAddress(),
      gambaStateAta: table.stateAta,
      creator: paidTo,
      creatorAta: ataOf(paidTo, table.mint),
      bonusTokenMint: table.bonusMint,
      playerBonusAta: game?.bonusUsed.gtn(0) ? getPlayerBonusAtaForPool(user, table.pool) : null,
      poolJackpotTokenAccount: table.jackpot,
      escrowTokenAccount: getPdaAddress(Buffer.from("ESCROW"), player.toBytes()),
      systemProgram: SystemProgram.programId,
      tokenProgram: TOKEN_PROGRAM_ID,
      associatedTokenProgram: ASSOCIATED_TOKEN_PROGRAM_ID,
      rent: SYSVAR_RENT_PUBKEY,
    }
  }

  type SettleOptions = {
    seed?: string
    nextSeed?: string
    in?: PoolAddresses
    signer?: Keypair
    accounts?: Partial<ReturnType<typeof settleAccounts>>
  }

  function settleInstruction(user: PublicKey, options: SettleOptions = {}) {
    const signer = options.signer ?? rng
    return clientOf(signer)
      .gambaProgram.methods.rngSettle(options.seed ?? secretOf(user), sha256Hex(options.nextSeed ?? losingSeed))
      .accountsPartial({ ...settleAccounts(user, options.in ?? solPool, signer), ...options.accounts })
      .instruction()
  }

  async function settle(user: Keypair, options: SettleOptions = {}, sending?: SendOptions) {
    const receipt = send([await settleInstruction(user.publicKey, options)], [options.signer ?? rng], sending)
    if (receipt.error === null) secrets.set(user.publicKey.toBase58(), options.nextSeed ?? losingSeed)
    return receipt
  }

  function claimInstruction(user: Keypair, table: PoolAddresses = solPool) {
    const player = getPlayerAddress(user.publicKey)
    return clientOf(user)
      .gambaProgram.methods.playerClaim()
      .accountsPartial({
        user: user.publicKey,
        underlyingTokenMint: table.mint,
        player,
        game: getGameAddress(user.publicKey),
        playerAta: ataOf(player, table.mint),
        userUnderlyingAta: ataOf(user.publicKey, table.mint),
        systemProgram: SystemProgram.programId,
        tokenProgram: TOKEN_PROGRAM_ID,
        associatedTokenProgram: ASSOCIATED_TOKEN_PROGRAM_ID,
      })
      .instruction()
  }

  return {
    ...chain,
    newcomer,
    ready,
    giveTokens,
    hashInstruction,
    commit,
    playInstruction,
    play,
    settleAccounts,
    settleInstruction,
    settle,
    claimInstruction,
    claim: async (user: Keypair, table?: PoolAddresses) => send([await claimInstruction(user, table)], [user]),
    state: () => found(decodeGambaState(chain.account(getGambaStateAddress()))),
    poolState: (table: PoolAddresses = solPool) => found(decodePool(chain.account(table.pool))),
    game: (user: Keypair) => found(decodeGame(chain.account(getGameAddress(user.publicKey)))),
    player: (user: Keypair) => found(decodePlayer(chain.account(getPlayerAddress(user.publicKey)))),
    bonusTokens: (user: Keypair, table: PoolAddresses = solPool) =>
      chain.tokens(getUserBonusAtaForPool(user.publicKey, table.pool)),
  }
}

function found<T>(account: T | null): T {
  if (account === null) throw new Error("The account a test reads does not exist")
  return account
}

/** For the steps a story needs but is not about. */
export function must<T extends { error: string | null; logs: string[] }>(receipt: T): T {
  if (receipt.error !== null) throw new Error(`${receipt.error}\n${receipt.logs.join("\n")}`)
  return receipt
}
