import type { BetToken } from "@dghrt/betting"
import { toBase58 } from "@dghrt/kernel/base58"
import { GAMBA_PROGRAM, MULTIPLAYER_PROGRAM } from "../decode/gamba-program"
import { readGameAccount } from "../decode/game-account"
import { readHoldings } from "../decode/holdings"
import { readPoolTerms } from "../decode/pool"
import { REFERRAL_PROGRAM } from "../decode/referral-record"
import { settledEvents } from "../decode/settled-event"
import { readTokenAccount } from "../decode/token-account"
import type { Chain, Signer } from "../model/chain"
import { ChainError } from "../model/chain-error"
import { addressesFor } from "./addresses"
import type { ChainNode } from "./chain-node"
import { guarded } from "./guarded"
import { loadedOnce } from "./loaded-once"
import { readMove } from "./move"
import { createReferral } from "./referral"
import { type Account, accountReply, epochInfo, prices, signatures, transaction } from "./replies"
import { sentTransactions } from "./sent-transactions"
import type { Signing } from "./signing"

// A settlement is looked for among this many of the wallet's latest transactions.
const searchDepth = 40
/** Signatures of one page, which is the most that a node gives. */
const pageSize = 1_000
const mostPages = 10
/** What came into the wallet is looked for among this many of its latest transactions. */
const mostMoves = 10
const ourPrograms = [GAMBA_PROGRAM, MULTIPLAYER_PROGRAM, REFERRAL_PROGRAM]
const confirmed = { commitment: "confirmed" } as const

interface ChainPorts {
  node: ChainNode
  signer: Signer
  /** Receives the creator fee of each bet. */
  creator: string
  /** Loads what builds transactions and has them signed; asked again where it failed. */
  loadSigning: () => Promise<Signing>
}

/** The chain of one wallet: it reads by itself, and what builds transactions is loaded when the first is wanted. */
export function chainOver({ node, signer, creator, loadSigning }: ChainPorts): Chain {
  const { call, callEach, readAccounts, watchAccount, isLive } = node
  if (signer.publicKey.length !== 32) throw new RangeError("Invalid public key")
  const user = toBase58(signer.publicKey)
  const addresses = addressesFor(user, creator)
  const { game } = addresses
  const referral = createReferral(readAccounts, user, creator)
  const transactions = sentTransactions(node)

  const signing = loadedOnce(loadSigning)

  const signaturesOf = (address: string, limit: number, before?: string) =>
    call("getSignaturesForAddress", [address, { ...confirmed, limit, before }], signatures)
  const transactionsOf = (found: readonly string[]) =>
    callEach(
      "getTransaction",
      found.map((signature) => [
        signature,
        { ...confirmed, encoding: "jsonParsed", maxSupportedTransactionVersion: 0 },
      ]),
      transaction,
    )

  /** This wallet's settlements in these transactions, in their order; complete when the node had each of them. */
  async function settlementsIn(wanted: readonly string[]) {
    const found = await transactionsOf(wanted)
    const settlements = found.flatMap((each) =>
      settledEvents(each?.meta?.logMessages ?? [])
        .filter((event) => event.user === signer.address)
        .map((event) => ({ ...event, signature: each?.transaction.signatures[0] ?? "" })),
    )
    return { settlements, complete: found.every((each) => each !== null) }
  }

  const toBalance = (token: BetToken, account: Account) =>
    addresses.of(token).native ? BigInt(account?.lamports ?? 0) : (readTokenAccount(account)?.amount ?? 0n)

  return guarded<Chain>({
    address: signer.address,
    isLive,
    referral: guarded<Chain["referral"]>({
      ...referral,
      fits: async (play, extra) => (await signing()).fits(play, extra),
      prepareRemoval: async () => (await signing()).prepareReturn([referral.closeInstruction()]),
    }),
    async readGame() {
      const { context, value } = await call(
        "getAccountInfo",
        [game, { ...confirmed, encoding: "base64" }],
        accountReply,
      )
      return { slot: context.slot, value: readGameAccount(value) }
    },
    watchGame: (onChange) =>
      watchAccount(game, "confirmed", (account, slot) => onChange({ slot, value: readGameAccount(account) })),
    async readPool(token) {
      const terms = readPoolTerms(await readAccounts(addresses.of(token).terms))
      if (!terms) throw new ChainError("network", "This network has no pool for the chosen token.", "NoPool")
      return terms
    },
    async readBalance(token) {
      const [account = null] = await readAccounts([addresses.of(token).balance])
      return toBalance(token, account)
    },
    readHoldings: async (token) =>
      readHoldings(await readAccounts(addresses.holdingsOf(token)), addresses.of(token).native),
    async recentUnitPrices(token) {
      const recent = await call("getRecentPrioritizationFees", [[addresses.of(token).pool]], prices)
      return recent
        .map(({ prioritizationFee }) => BigInt(Math.max(0, Math.trunc(prioritizationFee))))
        .sort((one, other) => (one < other ? -1 : 1))
    },
    async readMoves(token) {
      const account = token === null ? user : addresses.of(token).balance
      const listed = await signaturesOf(account, mostMoves)
      const found = await transactionsOf(listed.map(({ signature }) => signature))
      const isNative = token === null || addresses.of(token).native
      return found.flatMap((each) => readMove(each, { account, isNative, ours: ourPrograms }) ?? [])
    },
    watchBalance: (token, onChange) =>
      watchAccount(addresses.of(token).balance, "processed", (account) => onChange(toBalance(token, account))),
    prepareAccount: async () => (await signing()).prepareAccount(),
    prepareClaim: async (mint) => (await signing()).prepareClaim(mint),
    prepareClose: async () => (await signing()).prepareClose(),
    prewarm: async (token) => (await signing()).prewarm(token),
    preparePlay: async (play, extra) => (await signing()).preparePlay(play, extra),
    prepareInstructions: async (instructions) => (await signing()).prepareInstructions(instructions),
    sign: async (prepared) => (await signing()).sign(prepared),
    send: transactions.send,
    witnesses: (sent) => transactions.witnesses(sent, game),
    signatureStatus: transactions.signatureStatus,
    async blockHeight() {
      const { absoluteSlot, blockHeight } = await call("getEpochInfo", [confirmed], epochInfo)
      if (blockHeight === undefined) throw new ChainError("network", "The Solana node did not say its block height.")
      return { slot: absoluteSlot, value: blockHeight }
    },
    async settlementAfter({ signature, slot }) {
      const later: string[] = []
      let complete = false
      for (let before: string | undefined, page = 0; page < mostPages && !complete; page++) {
        const listed = await signaturesOf(game, pageSize, before)
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
      const listed = await signaturesOf(game, searchDepth)
      const { settlements } = await settlementsIn(
        listed.filter(({ err }) => err === null).map(({ signature }) => signature),
      )
      return settlements.find((settlement) => settlement.nonce === nonce) ?? null
    },
  })
}
