import { type AccountState, viewOf } from "../bank/accounts"
import { token2022Program, tokenProgram } from "../bank/address"
import type { Bank } from "../bank/bank"
import { decodeBase58 } from "../bank/base58"
import { strictAccountEncoder, tokenAmount } from "./account-encoding"
import { type Methods, withContext } from "./method"
import { flag, isFields, optionalNumber, optionalText, type Params, readAddress, readView } from "./params"
import { invalidParams } from "./rpc-error"

const mostAccounts = 100
const mostFilters = 4

export const accountMethods: Methods = {
  getAccountInfo(params, { bank }) {
    const address = params.address(0)
    const { options, view } = readOptions(params, 1, bank)
    const encode = strictAccountEncoder(options)
    const account = view.accounts.get(address)
    return withContext(view, account && encode(account, view.accounts))
  },

  getMultipleAccounts(params, { bank }) {
    const addresses = params.texts(0, mostAccounts).map(readAddress)
    const { options, view } = readOptions(params, 1, bank)
    const encode = strictAccountEncoder(options)
    return withContext(
      view,
      addresses.map((address) => {
        const account = view.accounts.get(address)
        return account && encode(account, view.accounts)
      }),
    )
  },

  getProgramAccounts(params, { bank }) {
    const program = params.address(0)
    const { options, view } = readOptions(params, 1, bank)
    const encode = strictAccountEncoder(options)
    const accepts = readFilters(options.filters)
    const found = view.accounts
      .ownedBy(program)
      .filter(({ account }) => accepts(account))
      .map(({ address, account }) => ({ pubkey: address, account: encode(account, view.accounts) }))
    return flag(options, "withContext") ? withContext(view, found) : found
  },

  getBalance(params, { bank }) {
    const address = params.address(0)
    const { view } = readOptions(params, 1, bank)
    return withContext(view, Number(view.accounts.lamports(address)))
  },

  getMinimumBalanceForRentExemption: (params, { bank }) => Number(bank.rentLamports(params.wholeNumber(0))),

  getTokenAccountBalance(params, { bank }) {
    const { view } = readOptions(params, 1, bank)
    const account = view.accounts.get(params.address(0))
    const holding = account && view.accounts.holding(account)
    if (!holding) throw invalidParams(`Invalid param: ${account ? "not a Token account" : "could not find account"}`)
    return withContext(view, tokenAmount(holding.amount, holding.decimals))
  },

  getTokenSupply(params, { bank }) {
    const { view } = readOptions(params, 1, bank)
    const mint = view.accounts.get(params.address(0))
    if (!mint) throw invalidParams("Invalid param: could not find mint")
    if (!isTokenProgram(mint.owner) || mint.data.length < 82) throw invalidParams("Invalid param: not a Token mint")
    const data = viewOf(mint.data)
    return withContext(view, tokenAmount(data.getBigUint64(36, true), data.getUint8(44)))
  },

  getTokenAccountsByOwner(params, { bank }) {
    const owner = params.address(0)
    const filter = params.fields(1)
    const { options, view } = readOptions(params, 2, bank)
    const encode = strictAccountEncoder(options)
    const mint = optionalText(filter, "mint")
    const programId = optionalText(filter, "programId")
    if (mint === undefined && programId === undefined)
      throw invalidParams("Invalid params: expected mint or programId.")
    if (programId !== undefined && !isTokenProgram(readAddress(programId))) {
      throw invalidParams("Invalid param: unrecognized Token program id")
    }
    if (mint !== undefined && !view.accounts.get(readAddress(mint))) {
      throw invalidParams("Invalid param: could not find mint")
    }
    const found = view.accounts.ownedBy(programId ?? tokenProgram).filter(({ account }) => {
      const holding = view.accounts.holding(account)
      return holding?.owner === owner && (mint === undefined || holding.mint === mint)
    })
    return withContext(
      view,
      found.map(({ address, account }) => ({ pubkey: address, account: encode(account, view.accounts) })),
    )
  },
}

const isTokenProgram = (program: string) => program === tokenProgram || program === token2022Program

function readOptions(params: Params, index: number, bank: Bank) {
  const options = params.fields(index)
  return { options, view: readView(options, bank) }
}

/** The filters of getProgramAccounts and programSubscribe. */
export function readFilters(filters: unknown): (account: AccountState) => boolean {
  if (filters === undefined || filters === null) return () => true
  if (!Array.isArray(filters) || filters.length > mostFilters) {
    throw invalidParams(`Invalid params: at most ${mostFilters} filters.`)
  }
  const checks = filters.map(readFilter)
  return (account) => checks.every((check) => check(account.data))
}

function readFilter(filter: unknown): (data: Uint8Array) => boolean {
  if (!isFields(filter)) throw invalidParams("Invalid params: a filter must be an object.")
  const size = optionalNumber(filter, "dataSize")
  if (size !== undefined) return (data) => data.length === size
  const { memcmp } = filter
  if (!isFields(memcmp)) throw invalidParams("Invalid params: expected a dataSize or memcmp filter.")
  const offset = optionalNumber(memcmp, "offset") ?? 0
  const text = optionalText(memcmp, "bytes") ?? ""
  if (text.length > 175) throw invalidParams("Invalid param: data too large")
  const wanted = memcmp.encoding === "base64" ? Buffer.from(text, "base64") : decodeBase58(text)
  if (!wanted) throw invalidParams("Invalid param: could not decode the bytes of a filter")
  return (data) =>
    Buffer.from(data.buffer, data.byteOffset, data.length)
      .subarray(offset, offset + wanted.length)
      .equals(wanted)
}
