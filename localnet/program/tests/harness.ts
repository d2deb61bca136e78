import {
  ASSOCIATED_TOKEN_PROGRAM_ID,
  createAssociatedTokenAccountIdempotentInstruction,
  createInitializeMint2Instruction,
  createMintToInstruction,
  MINT_SIZE,
  NATIVE_MINT,
  TOKEN_PROGRAM_ID,
} from "@solana/spl-token"
import { type Keypair, type PublicKey, SYSVAR_RENT_PUBKEY, SystemProgram } from "@solana/web3.js"
import {
  decodeGambaState,
  decodeGame,
  decodePlayer,
  decodePool,
  getGambaStateAddress,
  getGameAddress,
  getPdaAddress,
  getPlayerAddress,
  getPlayerBonusAtaForPool,
  getUserBonusAtaForPool,
  wrapSol,
} from "gamba-core-v2"
import { must } from "../../sbf/tests/chain"
import {
  ataOf,
  authority,
  creator,
  type PoolAddresses,
  recipient,
  rng,
  SOL,
  solPool,
  USDC,
  usdcAuthority,
  usdcMint,
  usdcPool,
} from "./addresses"
import { type Chain, createChain, found, keypairOf, type SendOptions } from "./chain"
import { losingSeed, sha256Hex, winningSeed } from "./seeds"
import { type Config, clientOf, configInstruction, createPoolInstruction, defaultConfig } from "./settings"

let opened: Promise<Uint8Array> | undefined

/** A casino with a SOL and a USDC pool that hold 1,000 SOL and 100,000 USDC, its settings changed as given. */
export async function openCasino(changes: Partial<Config> = {}) {
  opened ??= foundCasino()
  const casino = casinoOn(createChain(await opened))
  if (Object.keys(changes).length > 0) await casino.configure(changes)
  return casino
}

/** A casino and a wallet that is ready to bet there, with this seed or with any. */
export async function aliceAtCasino(seed?: string) {
  const casino = await openCasino()
  return { casino, user: await casino.ready("alice", seed) }
}

/** Done once for each test file: every casino starts from this state of the chain. */
async function foundCasino() {
  const chain = createChain()
  for (const { publicKey } of [authority, rng, creator, recipient]) chain.fund(publicKey, 2_000n * BigInt(SOL))
  const initialize = await clientOf(authority)
    .gambaProgram.methods.gambaInitialize()
    .accountsPartial({
      initializer: authority.publicKey,
      gambaState: getGambaStateAddress(),
      systemProgram: SystemProgram.programId,
    })
    .instruction()
  const createUsdc = [
    SystemProgram.createAccount({
      fromPubkey: authority.publicKey,
      newAccountPubkey: usdcMint.publicKey,
      lamports: Number(chain.svm.minimumBalanceForRentExemption(BigInt(MINT_SIZE))),
      space: MINT_SIZE,
      programId: TOKEN_PROGRAM_ID,
    }),
    createInitializeMint2Instruction(usdcMint.publicKey, 6, usdcAuthority.publicKey, null),
  ]
  must(chain.send([initialize, await configInstruction(defaultConfig)], [authority]))
  must(chain.send(createUsdc, [authority, usdcMint]))
  must(chain.send([await createPoolInstruction(authority, NATIVE_MINT)], [authority]))
  must(chain.send([await createPoolInstruction(authority, usdcMint.publicKey)], [authority]))
  const casino = casinoOn(chain)
  await casino.giveTokens(authority, NATIVE_MINT, 1_000 * SOL)
  await casino.giveTokens(authority, usdcMint.publicKey, 100_000 * USDC)
  must(await casino.deposit(authority, solPool, 1_000 * SOL))
  must(await casino.deposit(authority, usdcPool, 100_000 * USDC))
  return chain.svm.toBytes()
}

export { must }

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

  const deposit = async (user: Keypair, table: PoolAddresses, amount: number) =>
    send([await clientOf(user).depositToPool(table.pool, table.mint, amount)], [user])
  const withdraw = async (user: Keypair, table: PoolAddresses, shares: number) =>
    send([await clientOf(user).withdrawFromPool(table.pool, table.mint, shares)], [user])

  async function configure(changes: Partial<Config>) {
    must(send([await configInstruction({ ...defaultConfig, ...changes })], [authority]))
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

  function distributeInstruction(signer: Keypair, table: PoolAddresses, nativeSol: boolean, to = recipient.publicKey) {
    return clientOf(signer)
      .gambaProgram.methods.distributeFees(nativeSol)
      .accountsPartial({
        signer: signer.publicKey,
        underlyingTokenMint: table.mint,
        gambaState: getGambaStateAddress(),
        gambaStateAta: table.stateAta,
        distributionRecipient: to,
        distributionRecipientAta: ataOf(to, table.mint),
        associatedTokenProgram: ASSOCIATED_TOKEN_PROGRAM_ID,
        tokenProgram: TOKEN_PROGRAM_ID,
        systemProgram: SystemProgram.programId,
      })
      .instruction()
  }

  async function distribute(caller: Keypair, table: PoolAddresses, nativeSol: boolean, to?: PublicKey) {
    return send([await distributeInstruction(caller, table, nativeSol, to)], [caller])
  }

  return {
    ...chain,
    newcomer,
    ready,
    giveTokens,
    configure,
    distribute,
    deposit,
    withdraw,
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
