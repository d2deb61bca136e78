import "./buffer-polyfill"
import { PublicKey } from "@solana/web3.js"
import {
  decodeAta,
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
import type { AppConfig, TokenConfig } from "#contract/config"
import { whenIdle } from "#features/kernel"
import type { Chain, ChainOptions, Play, Signer } from "../model/chain"
import { ChainError } from "../model/chain-error"
import { createAccountReader } from "./account-reader"
import { connectLive, guarded, notUnsubscribed } from "./connect"
import { readGameAccount, readHoldings, toPoolTerms, toSettlements } from "./decode"
import { gambaFor, loadLookupTable } from "./gamba"
import { createReferral } from "./referral-client"
import { createTransactions } from "./transactions"

// A settlement is looked for among this many of the wallet's latest transactions.
const searchDepth = 40

/** Every function below goes through the published clients; what they get wrong is mended in `gamba.ts`. */
export function createChain(config: AppConfig, signer: Signer, options: ChainOptions = {}): Chain {
  const { connection, watch, isLive } = connectLive(config, "processed")
  const readAccounts = createAccountReader(connection)
  const user = new PublicKey(signer.publicKey)
  const gameAddress = getGameAddress(user)
  // Reading takes none of it: the program's whole interface is laid out for the first instruction.
  let client: ReturnType<typeof gambaFor> | null = null
  const gamba = () => (client ??= gambaFor(connection, user))
  const transactions = createTransactions(connection, signer, options)

  // Derived by trial and error on a curve, and the same before and after every bet: once is enough.
  const addresses = new WeakMap<TokenConfig, ReturnType<typeof derive>>()
  const creator = new PublicKey(config.creator)
  function derive(token: TokenConfig) {
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
  const holdingsAddresses = new WeakMap<TokenConfig, readonly PublicKey[]>()
  /** In the order of `readHoldings`. Derived apart, because the first figures on screen need none of them. */
  function holdingsOf(token: TokenConfig): readonly PublicKey[] {
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
  function addressesOf(token: TokenConfig) {
    const found = addresses.get(token) ?? derive(token)
    addresses.set(token, found)
    return found
  }

  const toBalance = (token: TokenConfig, account: { lamports: number; data: Buffer } | null) => {
    if (addressesOf(token).native) return BigInt(account?.lamports ?? 0)
    return account?.data.length ? (decodeAta({ ...emptyAccount, ...account })?.amount ?? 0n) : 0n
  }

  async function playInstruction(play: Play) {
    const { pool } = addressesOf(play.token)
    const table = await loadLookupTable(connection, pool)
    const client = gamba()
    const instruction = await client.play(play, pool, creator)
    return { instruction, tables: table ? [table] : [] }
  }

  return allGuarded({
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
      return toPoolTerms(await readAccounts(addressesOf(token).terms))
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
      return transactions.prepare([await claim(new PublicKey(mint))], [])
    },
    async prepareClose() {
      const { closeAccount } = gamba()
      return transactions.prepare([await closeAccount()], [])
    },
    async prewarm(token) {
      await loadLookupTable(connection, addressesOf(token).pool)
      await whenIdle()
      gamba()
    },
    async preparePlay(play, extra) {
      const { instruction, tables } = await playInstruction(play)
      return transactions.prepare(
        [instruction, ...transactions.fromOutside(extra)],
        tables,
        play.priorityFeeLamports ?? 0n,
      )
    },
    prepareInstructions: async (instructions) => transactions.prepare(transactions.fromOutside(instructions), []),
    sign: transactions.sign,
    send: transactions.send,
    signatureStatus: transactions.signatureStatus,
    async blockHeight() {
      const { absoluteSlot, blockHeight } = await connection.getEpochInfo("confirmed")
      if (blockHeight === undefined) throw new ChainError("network", "The Solana node did not say its block height.")
      return { slot: absoluteSlot, value: blockHeight }
    },
    async findSettlement(nonce) {
      const infos = await connection.getSignaturesForAddress(gameAddress, { limit: searchDepth }, "confirmed")
      const found = await connection.getParsedTransactions(
        infos.filter(({ err }) => err === null).map(({ signature }) => signature),
        { maxSupportedTransactionVersion: 0, commitment: "confirmed" },
      )
      const settled = found.flatMap((transaction) => (transaction ? toSettlements(transaction, user) : []))
      return settled.find((settlement) => settlement.nonce === nonce) ?? null
    },
  })
}

const emptyAccount = { executable: false, owner: PublicKey.default, rentEpoch: 0 }

/** Whatever the clients throw becomes a `ChainError`, so that no caller needs to know their shapes. */
function allGuarded(chain: Chain): Chain {
  return {
    ...chain,
    readGame: guarded(chain.readGame),
    readPool: guarded(chain.readPool),
    readBalance: guarded(chain.readBalance),
    readHoldings: guarded(chain.readHoldings),
    recentUnitPrices: guarded(chain.recentUnitPrices),
    prewarm: guarded(chain.prewarm),
    prepareAccount: guarded(chain.prepareAccount),
    prepareClaim: guarded(chain.prepareClaim),
    prepareClose: guarded(chain.prepareClose),
    preparePlay: guarded(chain.preparePlay),
    prepareInstructions: guarded(chain.prepareInstructions),
    sign: guarded(chain.sign),
    send: guarded(chain.send),
    signatureStatus: guarded(chain.signatureStatus),
    blockHeight: guarded(chain.blockHeight),
    findSettlement: guarded(chain.findSettlement),
  }
}
