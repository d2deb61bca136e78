import "./buffer-polyfill"
import { PublicKey } from "@solana/web3.js"
import {
  decodeAta,
  getGambaStateAddress,
  getGameAddress,
  getPoolAddress,
  getPoolJackpotTokenAccountAddress,
  getUserUnderlyingAta,
  isNativeMint,
} from "gamba-core-v2"
import type { AppConfig, TokenConfig } from "#contract/config"
import { nextTask } from "#features/kernel"
import type { Chain, Signer } from "../model/chain"
import { connect, guarded } from "./connect"
import { readGameAccount, readPoolTerms, toSettlements } from "./decode"
import { gambaFor, loadLookupTable } from "./gamba"
import { createTransactions } from "./transactions"

// A settlement is looked for among this many of the wallet's latest transactions.
const searchDepth = 40

/** Every function below goes through the published clients; what they get wrong is mended in `gamba.ts`. */
export function createChain(config: AppConfig, signer: Signer): Chain {
  const connection = connect(config, "processed")
  const user = new PublicKey(signer.publicKey)
  const gameAddress = getGameAddress(user)
  // Reading takes none of it: the program's whole interface is laid out when the first instruction is built.
  let client: ReturnType<typeof gambaFor> | null = null
  const gamba = () => {
    client ??= gambaFor(connection, user)
    return client
  }
  const transactions = createTransactions(connection, signer)

  // Derived by trial and error on a curve, and the same before and after every bet: once is enough.
  const addresses = new WeakMap<TokenConfig, Parameters<typeof readPoolTerms>[1]>()
  function addressesOf(token: TokenConfig) {
    const known = addresses.get(token)
    if (known) return known
    const pool = getPoolAddress(new PublicKey(token.mint), new PublicKey(token.poolAuthority))
    const found = [getGambaStateAddress(), pool, getPoolJackpotTokenAccountAddress(pool)] as const
    addresses.set(token, found)
    return found
  }

  const balanceAddress = (token: TokenConfig) => {
    const mint = new PublicKey(token.mint)
    return isNativeMint(mint) ? user : getUserUnderlyingAta(user, mint)
  }
  const toBalance = (token: TokenConfig, account: { lamports: number; data: Buffer } | null) => {
    if (isNativeMint(new PublicKey(token.mint))) return BigInt(account?.lamports ?? 0)
    return account?.data.length ? (decodeAta({ ...emptyAccount, ...account })?.amount ?? 0n) : 0n
  }

  return allGuarded({
    address: signer.address,
    async readGame() {
      const { context, value } = await connection.getAccountInfoAndContext(gameAddress, "confirmed")
      return { slot: context.slot, value: readGameAccount(value) }
    },
    watchGame(onChange) {
      const id = connection.onAccountChange(
        gameAddress,
        (account, { slot }) => onChange({ slot, value: readGameAccount(account) }),
        { commitment: "confirmed" },
      )
      return () => void connection.removeAccountChangeListener(id).catch(() => undefined)
    },
    async readPool(token) {
      return readPoolTerms(connection, addressesOf(token))
    },
    async readBalance(token) {
      return toBalance(token, await connection.getAccountInfo(balanceAddress(token)))
    },
    watchBalance(token, onChange) {
      const id = connection.onAccountChange(balanceAddress(token), (account) => onChange(toBalance(token, account)), {
        commitment: "processed",
      })
      return () => void connection.removeAccountChangeListener(id).catch(() => undefined)
    },
    async prepareAccount() {
      return transactions.prepare([await gamba().openAccount()], [])
    },
    async prepareClaim(mint) {
      return transactions.prepare([await gamba().claim(new PublicKey(mint))], [])
    },
    async prepareClose() {
      return transactions.prepare([await gamba().closeAccount()], [])
    },
    async preparePlay(play, extra) {
      const table = await loadLookupTable(connection, play.token)
      const instruction = await gamba().play(play, new PublicKey(config.creator))
      // On a slow phone that took as long as a frame; what is to be drawn meanwhile goes first.
      await nextTask()
      return transactions.prepare([instruction, ...transactions.fromOutside(extra)], table ? [table] : [])
    },
    sign: transactions.sign,
    send: transactions.send,
    landing: transactions.landing,
    blockHeight: () => connection.getBlockHeight("confirmed"),
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
    prepareAccount: guarded(chain.prepareAccount),
    prepareClaim: guarded(chain.prepareClaim),
    prepareClose: guarded(chain.prepareClose),
    preparePlay: guarded(chain.preparePlay),
    sign: guarded(chain.sign),
    send: guarded(chain.send),
    landing: guarded(chain.landing),
    blockHeight: guarded(chain.blockHeight),
    findSettlement: guarded(chain.findSettlement),
  }
}
