import { readFileSync } from "node:fs"
import { BN } from "@coral-xyz/anchor"
import {
  type CreateGameParams,
  createGameIx,
  deriveEscrowPda,
  deriveGamePdaFromSeed,
  deriveMetadataPda,
  distributeNativeIx,
  distributeSplIx,
  fetchPlayerMetadata,
  gambaConfigIx,
  joinGameIx,
  leaveGameIx,
  PROGRAM_ID,
  selectWinnersIx,
} from "@gamba-labs/multiplayer-sdk"
import {
  createAssociatedTokenAccountIdempotentInstruction,
  createInitializeMint2Instruction,
  createMintToInstruction,
  MINT_SIZE,
  NATIVE_MINT,
  TOKEN_PROGRAM_ID,
} from "@solana/spl-token"
import { type Keypair, type PublicKey, SystemProgram } from "@solana/web3.js"
import { createChain, found, keypairOf, must, type Tested } from "../../../sbf/tests/chain"
import { ataOf, authority, creator, feeVault, maker, mintAuthority, rng, SOL, tokenMint } from "./addresses"
import { clientOver, coder, type GameAccount, type MultiplayerEvent, readEvents } from "./published-client"

const tested: Tested<MultiplayerEvent> = {
  programId: PROGRAM_ID,
  bytes: readFileSync(new URL("../multiplayer.so", import.meta.url)),
  readEvents,
}

/** When every test begins. */
export const start = 1_800_000_000
export const soft = 60
export const hard = 180

export interface Table {
  seed: number
  address: PublicKey
  mint: PublicKey
}

export interface JoinOptions {
  wager?: bigint
  creator?: PublicKey
  creatorFeeBps?: number
  team?: number
  name?: string | null
}

export type Lobby = Awaited<ReturnType<typeof openLobby>>
export type GamePlan = Partial<Omit<CreateGameParams, "accounts" | "gameSeed">> & { seed?: number; mint?: PublicKey }

const opened = new Map<number, Promise<Uint8Array>>()

/** A chain with the program configured to this fee, a token, and a fee vault that exists. */
export async function openLobby(feeBps = 100) {
  const known = opened.get(feeBps) ?? foundLobby(feeBps)
  opened.set(feeBps, known)
  return lobbyOn(await known)
}

/** A chain on which the program is not configured. */
export const emptyLobby = () => lobbyOn()

async function foundLobby(feeBps: number) {
  const lobby = lobbyOn()
  for (const { publicKey } of [authority, rng, feeVault, maker, creator, mintAuthority]) {
    lobby.fund(publicKey, 1_000n * SOL)
  }
  must(await lobby.configure(authority, feeBps))
  const createToken = [
    SystemProgram.createAccount({
      fromPubkey: authority.publicKey,
      newAccountPubkey: tokenMint.publicKey,
      lamports: Number(lobby.svm.minimumBalanceForRentExemption(BigInt(MINT_SIZE))),
      space: MINT_SIZE,
      programId: TOKEN_PROGRAM_ID,
    }),
    createInitializeMint2Instruction(tokenMint.publicKey, 6, mintAuthority.publicKey, authority.publicKey),
    createAssociatedTokenAccountIdempotentInstruction(
      authority.publicKey,
      ataOf(feeVault.publicKey, tokenMint.publicKey),
      feeVault.publicKey,
      tokenMint.publicKey,
    ),
  ]
  must(lobby.send(createToken, [authority, tokenMint]))
  return lobby.svm.toBytes()
}

function lobbyOn(snapshot?: Uint8Array) {
  const chain = createChain(tested, snapshot)
  const { send } = chain
  const client = clientOver(chain)
  let tables = 0
  setTime(start)

  /** Chain time in seconds; the slot follows it. */
  function setTime(unixSeconds: number) {
    const clock = chain.svm.getClock()
    clock.unixTimestamp = BigInt(unixSeconds)
    clock.slot = BigInt(Math.floor((unixSeconds - start) * 2.5)) + 1_000n
    chain.svm.setClock(clock)
  }

  const configure = async (signer: Keypair, feeBps: number, nextAuthority = signer.publicKey) =>
    send(
      [
        await gambaConfigIx(client, {
          gambaFeeAddress: feeVault.publicKey,
          gambaFeeBps: feeBps,
          rng: rng.publicKey,
          authority: nextAuthority,
          authoritySigner: signer.publicKey,
        }),
      ],
      [signer],
    )

  function giveTokens(owner: PublicKey, amount: bigint) {
    const mint = tokenMint.publicKey
    const ata = ataOf(owner, mint)
    must(
      send(
        [
          createAssociatedTokenAccountIdempotentInstruction(mintAuthority.publicKey, ata, owner, mint),
          createMintToInstruction(mint, ata, mintAuthority.publicKey, amount),
        ],
        [mintAuthority],
      ),
    )
  }

  /** Somebody with 100 SOL and as much of the token. */
  function newcomer(name: string) {
    const user = keypairOf(name)
    chain.fund(user.publicKey, 100n * SOL)
    giveTokens(user.publicKey, 100n * SOL)
    return user
  }

  const tableOf = (seed: number, mint: PublicKey): Table => ({ seed, mint, address: deriveGamePdaFromSeed(seed) })

  const createInstruction = ({ seed = 0, mint = NATIVE_MINT, ...plan }: GamePlan, gameMaker = maker) =>
    createGameIx(client, {
      preAllocPlayers: 2,
      maxPlayers: 10,
      numTeams: 0,
      winnersTarget: 1,
      wagerType: 1,
      payoutType: 0,
      wager: 0,
      softDuration: soft,
      hardDuration: hard,
      minBet: 0,
      maxBet: 0,
      ...plan,
      gameSeed: seed,
      accounts: { gameMaker: gameMaker.publicKey, mint },
    })

  const tryCreate = async (plan: GamePlan, gameMaker = maker) =>
    send([await createInstruction(plan, gameMaker)], [gameMaker])

  async function create(plan: GamePlan = {}, gameMaker = maker) {
    tables += 1
    const seed = plan.seed ?? tables
    must(await tryCreate({ ...plan, seed }, gameMaker))
    return tableOf(seed, plan.mint ?? NATIVE_MINT)
  }

  const joinInstruction = (user: PublicKey, table: Table, options: JoinOptions = {}) =>
    joinGameIx(client, {
      creatorFeeBps: options.creatorFeeBps ?? 150,
      wager: new BN((options.wager ?? SOL).toString()),
      team: options.team ?? 0,
      ...(options.name !== null && { playerMeta: nameBytes(options.name ?? "") }),
      accounts: {
        gameAccount: table.address,
        mint: table.mint,
        playerAccount: user,
        creatorAddress: options.creator ?? creator.publicKey,
      },
    })

  const leaveInstruction = (user: PublicKey, { address, mint }: Table) =>
    leaveGameIx(client, { accounts: { gameAccount: address, mint, playerAccount: user } })

  const selectInstruction = (table: Table, signer = rng) =>
    selectWinnersIx(client, { accounts: { rng: signer.publicKey, gameAccount: table.address } })

  /** A batch: for lamports the wallets of both lists, for tokens their token accounts. */
  function distributeInstruction(
    { address, mint }: Table,
    { creators = [], winners = [] }: { creators?: PublicKey[]; winners?: PublicKey[] },
    payer = rng,
  ) {
    const accounts = { payer: payer.publicKey, gameAccount: address, gambaFeeAddress: feeVault.publicKey, mint }
    return mint.equals(NATIVE_MINT)
      ? distributeNativeIx(client, { accounts, remaining: [...creators, ...winners] })
      : distributeSplIx(client, { accounts, creators, winners })
  }

  const game = ({ address }: Table): GameAccount => coder.accounts.decode("game", found(chain.account(address)).data)

  /** Everybody who has something due, in one batch. */
  async function distributeAll(table: Table, payer = rng) {
    const { players, winnerIndexes, creatorsPending } = game(table)
    const winners = winnerIndexes.flatMap((index) => players[index]?.user ?? [])
    const creators = creatorsPending.map(({ address }) => address)
    return send([await distributeInstruction(table, { creators, winners }, payer)], [payer])
  }

  return {
    ...chain,
    client,
    setTime,
    configure,
    newcomer,
    giveTokens,
    tableOf,
    createInstruction,
    tryCreate,
    create,
    joinInstruction,
    join: async (user: Keypair, table: Table, options?: JoinOptions) =>
      send([await joinInstruction(user.publicKey, table, options)], [user]),
    leaveInstruction,
    leave: async (user: Keypair, table: Table) => send([await leaveInstruction(user.publicKey, table)], [user]),
    selectInstruction,
    select: async (table: Table, signer = rng) => send([await selectInstruction(table, signer)], [signer]),
    distributeInstruction,
    distribute: async (table: Table, to: { creators?: PublicKey[]; winners?: PublicKey[] }, payer = rng) =>
      send([await distributeInstruction(table, to, payer)], [payer]),
    distributeAll,
    game,
    names: (table: Table) => fetchPlayerMetadata(client, table.seed),
    /** What an address holds of the table's currency. */
    holds: (owner: PublicKey, { mint }: { mint: PublicKey }) =>
      mint.equals(NATIVE_MINT) ? chain.lamports(owner) : chain.tokens(ataOf(owner, mint)),
    metadataOf: (table: Table) => deriveMetadataPda(table.address),
    escrowOf: (table: Table) => deriveEscrowPda(table.address),
  }
}

/** 32 bytes of UTF-8, padded with zeroes. */
export function nameBytes(name: string) {
  const bytes = Buffer.alloc(32)
  Buffer.from(name).copy(bytes)
  return bytes
}
