import "./node-globals"
import type { BetToken } from "@dghrt/betting"
import { whenIdle } from "@dghrt/kernel/when-idle"
import { PublicKey } from "@solana/web3.js"
import {
  getGambaStateAddress,
  getGameAddress,
  getPlayerAddress,
  getPlayerBonusAtaForPool,
  getPlayerUnderlyingAta,
  getPoolAddress,
  getPoolJackpotTokenAccountAddress,
  getUserBonusAtaForPool,
  getUserUnderlyingAta,
  isNativeMint,
} from "gamba-core-v2"
import type { AccountBytes } from "../decode/account-bytes"
import { GAMBA_PROGRAM, MULTIPLAYER_PROGRAM } from "../decode/gamba-program"
import { readGameAccount } from "../decode/game-account"
import { readHoldings } from "../decode/holdings"
import { readMove } from "../decode/move"
import { readPoolTerms } from "../decode/pool"
import { REFERRAL_PROGRAM } from "../decode/referral-record"
import { settledEvents } from "../decode/settled-event"
import { readTokenAccount } from "../decode/token-account"
import type { Chain, ChainOptions, Instruction, PlayRequest, Signer } from "../model/chain"
import type { ChainConfig } from "../model/chain-config"
import { ChainError } from "../model/chain-error"
import { createAccountReader } from "./account-reader"
import { commitmentAssertion } from "./commitment-assertion"
import { connectLive, guarded, type LiveConnection, notUnsubscribed } from "./connect"
import { clientFor, type GambaInstructions, instructionsOf, loadLookupTable, withoutPaid } from "./gamba"
import { createReferral } from "./referral-client"
import { createTransactions } from "./transactions"

// A settlement is looked for among this many of the wallet's latest transactions.
const searchDepth = 40
/** Signatures of one page, which is the most that a node gives. */
const pageSize = 1_000
const mostPages = 10
/** What came into the wallet is looked for among this many of its latest transactions. */
const mostMoves = 10
const ourPrograms = [GAMBA_PROGRAM, MULTIPLAYER_PROGRAM, REFERRAL_PROGRAM]

/** The chain over connections of its own. */
export function createChain(config: ChainConfig, signer: Signer, options: ChainOptions = {}): Chain {
  const live = connectLive(config, "processed")
  const user = new PublicKey(signer.publicKey)
  const instructions = () => instructionsOf(clientFor(live.connection, user), user)
  return chainOver({ live, instructions, creator: config.creator, signer }, options)
}

export interface ChainPorts {
  live: LiveConnection
  /** Called for the first instruction: reading takes none, and the program's whole interface is laid out then. */
  instructions: () => GambaInstructions
  /** Receives the creator fee of each bet. */
  creator: string
  signer: Signer
}

/** Every function below goes through the published clients; what they get wrong is mended in `gamba.ts`. */
export function chainOver(ports: ChainPorts, options: ChainOptions = {}): Chain {
  const { live, signer } = ports
  const { connection, watch, isLive } = live
  const readAccounts = createAccountReader(connection)
  const user = new PublicKey(signer.publicKey)
  const gameAddress = getGameAddress(user)
  let instructions: GambaInstructions | null = null
  const gamba = () => (instructions ??= ports.instructions())

  /** This wallet's settlements in these transactions, in their order; complete when the node had each of them. */
  async function settlementsIn(signatures: string[]) {
    const found = await connection.getParsedTransactions(signatures, {
      maxSupportedTransactionVersion: 0,
      commitment: "confirmed",
    })
    const settlements = found.flatMap((transaction) =>
      settledEvents(transaction?.meta?.logMessages ?? [])
        .filter(({ user }) => user === signer.address)
        .map((event) => ({ ...event, signature: transaction?.transaction.signatures[0] ?? "" })),
    )
    return { settlements, complete: found.every((transaction) => transaction !== null) }
  }
  const transactions = createTransactions(live, signer, options)

  // Derived by trial and error on a curve, and the same before and after every bet: once is enough.
  const addresses = new WeakMap<BetToken, ReturnType<typeof derive>>()
  const creator = new PublicKey(ports.creator)
  function derive(token: BetToken) {
    const mint = new PublicKey(token.mint)
    const native = isNativeMint(mint)
    const pool = getPoolAddress(mint, new PublicKey(token.poolAuthority))
    return {
      native,
      pool,
      terms: [
        getGambaStateAddress(),
        pool,
        getPoolJackpotTokenAccountAddress(pool),
        getUserUnderlyingAta(creator, mint),
      ] as const,
      balance: native ? user : getUserUnderlyingAta(user, mint),
    }
  }
  const holdingsAddresses = new WeakMap<BetToken, readonly PublicKey[]>()
  /** In the order of `readHoldings`. Derived apart, because the first figures on screen need none of them. */
  function holdingsOf(token: BetToken): readonly PublicKey[] {
    const mint = new PublicKey(token.mint)
    const { balance, pool } = addressesOf(token)
    const found = holdingsAddresses.get(token) ?? [
      user,
      balance,
      getUserBonusAtaForPool(user, pool),
      getPlayerAddress(user),
      getPlayerUnderlyingAta(user, mint),
      getPlayerBonusAtaForPool(user, pool),
    ]
    holdingsAddresses.set(token, found)
    return found
  }
  function addressesOf(token: BetToken) {
    const found = addresses.get(token) ?? derive(token)
    addresses.set(token, found)
    return found
  }

  const toBalance = (token: BetToken, account: AccountBytes) =>
    addressesOf(token).native ? BigInt(account?.lamports ?? 0) : (readTokenAccount(account)?.amount ?? 0n)

  async function playInstruction(play: PlayRequest, extra: readonly Instruction[]) {
    const { pool, terms } = addressesOf(play.token)
    const table = await loadLookupTable(connection, pool)
    const [, , , creatorAccount] = terms
    const shares = extra.flatMap(({ accounts }) =>
      accounts.flatMap(({ address, writable }) => (writable ? [address] : [])),
    )
    const paid = [creator.toBase58(), creatorAccount.toBase58(), ...shares]
    const instruction = await gamba().play(play, pool, creator)
    return {
      instruction,
      assertion: commitmentAssertion(gameAddress, play.hashedSeed ?? ""),
      tables: table ? [withoutPaid(table, paid)] : [],
    }
  }

  return guarded<Chain>({
    address: signer.address,
    isLive,
    referral: createReferral({ readAccounts, user, creator, transactions, playInstruction }),
    async readGame() {
      const { context, value } = await connection.getAccountInfoAndContext(gameAddress, "confirmed")
      return { slot: context.slot, value: readGameAccount(value) }
    },
    watchGame(onChange) {
      return watch((live) => {
        const id = live.onAccountChange(
          gameAddress,
          (account, { slot }) => onChange({ slot, value: readGameAccount(account) }),
          { commitment: "confirmed" },
        )
        return () => void live.removeAccountChangeListener(id).catch(notUnsubscribed)
      })
    },
    async readPool(token) {
      const terms = readPoolTerms(await readAccounts(addressesOf(token).terms))
      if (!terms) throw new ChainError("network", "This network has no pool for the chosen token.", "NoPool")
      return terms
    },
    async readBalance(token) {
      const [account = null] = await readAccounts([addressesOf(token).balance])
      return toBalance(token, account)
    },
    async readHoldings(token) {
      return readHoldings(await readAccounts(holdingsOf(token)), addressesOf(token).native)
    },
    async recentUnitPrices(token) {
      const { pool } = addressesOf(token)
      const recent = await connection.getRecentPrioritizationFees({ lockedWritableAccounts: [pool] })
      return recent
        .map(({ prioritizationFee }) => BigInt(Math.max(0, Math.trunc(prioritizationFee))))
        .sort((one, other) => (one < other ? -1 : 1))
    },
    async readMoves(token) {
      const address = token === null ? user : addressesOf(token).balance
      const listed = await connection.getSignaturesForAddress(address, { limit: mostMoves }, "confirmed")
      const found = await connection.getParsedTransactions(
        listed.map(({ signature }) => signature),
        { maxSupportedTransactionVersion: 0, commitment: "confirmed" },
      )
      const account = address.toBase58()
      const isNative = token === null || addressesOf(token).native
      return found.flatMap((each) => readMove(each, { account, isNative, ours: ourPrograms }) ?? [])
    },
    watchBalance(token, onChange) {
      const { balance } = addressesOf(token)
      return watch((live) => {
        const id = live.onAccountChange(balance, (account) => onChange(toBalance(token, account)), {
          commitment: "processed",
        })
        return () => void live.removeAccountChangeListener(id).catch(notUnsubscribed)
      })
    },
    async prepareAccount() {
      const { openAccount } = gamba()
      return transactions.prepare([await openAccount()], [])
    },
    async prepareClaim(mint) {
      const { claim } = gamba()
      const token = new PublicKey(mint)
      const [account = null] = await readAccounts([getPlayerUnderlyingAta(user, token)])
      const prepared = transactions.returnsFunds(await transactions.prepare([await claim(token)], []))
      return Object.assign(prepared, { held: readTokenAccount(account)?.amount ?? 0n })
    },
    async prepareClose() {
      const { closeAccount } = gamba()
      return transactions.returnsFunds(await transactions.prepare([await closeAccount()], []))
    },
    async prewarm(token) {
      await loadLookupTable(connection, addressesOf(token).pool)
      await whenIdle()
      gamba()
    },
    async preparePlay(play, extra) {
      const { instruction, assertion, tables } = await playInstruction(play, extra)
      const bare = [instruction, ...transactions.fromOutside(extra)]
      // Without the pool's lookup table the assertion may be what is too much.
      const assertsCommitment = play.hashedSeed !== undefined && transactions.fits([assertion, ...bare], tables)
      const instructions = assertsCommitment ? [assertion, ...bare] : bare
      const prepared = await transactions.prepare(instructions, tables, play.priorityFeeLamports ?? 0n)
      return Object.assign(prepared, { assertsCommitment })
    },
    prepareInstructions: async (instructions) => transactions.prepare(transactions.fromOutside(instructions), []),
    sign: transactions.sign,
    send: transactions.send,
    witnesses: (transaction) => transactions.witnesses(transaction, gameAddress),
    signatureStatus: transactions.signatureStatus,
    async blockHeight() {
      const { absoluteSlot, blockHeight } = await connection.getEpochInfo("confirmed")
      if (blockHeight === undefined) throw new ChainError("network", "The Solana node did not say its block height.")
      return { slot: absoluteSlot, value: blockHeight }
    },
    async settlementAfter({ signature, slot }) {
      const later: string[] = []
      let complete = false
      for (let before: string | undefined, page = 0; page < mostPages && !complete; page++) {
        const listed = await connection.getSignaturesForAddress(
          gameAddress,
          { limit: pageSize, ...(before && { before }) },
          "confirmed",
        )
        const end = listed.findIndex((info) => info.signature === signature || info.slot < slot)
        complete = end !== -1
        for (const info of complete ? listed.slice(0, end) : listed) if (info.err === null) later.push(info.signature)
        before = listed.at(-1)?.signature
        if (listed.length < pageSize) break
      }
      // Without the bet itself in sight the first settlement might be another bet's.
      if (!complete) return { settlement: null, complete }
      later.reverse()
      for (let at = 0; at < later.length; at += searchDepth) {
        const found = await settlementsIn(later.slice(at, at + searchDepth))
        const [settlement] = found.settlements
        if (settlement || !found.complete) return { settlement: settlement ?? null, complete: found.complete }
      }
      return { settlement: null, complete }
    },
    async findSettlement(nonce) {
      const infos = await connection.getSignaturesForAddress(gameAddress, { limit: searchDepth }, "confirmed")
      const { settlements } = await settlementsIn(infos.filter(({ err }) => err === null).map((info) => info.signature))
      return settlements.find((settlement) => settlement.nonce === nonce) ?? null
    },
  })
}
