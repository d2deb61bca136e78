import { fromAddress, lookupTableProgram, systemProgram, toAddress, token2022Program, tokenProgram } from "./address"
import { Account, type LiteSvm } from "./svm"
import type { EarlierAccounts } from "./unfinal-writes"

export interface AccountState {
  lamports: bigint
  owner: string
  executable: boolean
  data: Uint8Array
}

/** What a transaction's meta keeps of a token account. */
export interface TokenHolding {
  mint: string
  owner: string
  programId: string
  amount: bigint
  decimals: number
}

/** Reads and writes accounts of the virtual machine. */
export class Accounts {
  private readonly decimalsOf = new Map<string, number>()

  /** With `earlier`, the chain as it was before those accounts were changed. */
  constructor(
    private readonly svm: LiteSvm,
    private readonly earlier: EarlierAccounts = new Map(),
  ) {}

  get(address: string): AccountState | null {
    const account = this.load(address)
    return account && stateOf(account)
  }

  /** As the virtual machine has it. */
  load(address: string): Account | null {
    const earlier = this.earlier.get(address)
    return earlier === undefined ? this.svm.getAccount(fromAddress(address)) : earlier
  }

  /** Only what a transaction's meta wants: the data of a program is never copied. */
  balance(address: string): { lamports: bigint; holding: TokenHolding | null } {
    const account = this.load(address)
    if (!account) return { lamports: 0n, holding: null }
    const owner = toAddress(account.owner())
    const holding = isTokenProgram(owner) ? this.holding(stateOf(account)) : null
    return { lamports: account.lamports(), holding }
  }

  lamports(address: string): bigint {
    return this.load(address)?.lamports() ?? 0n
  }

  ownedBy(program: string): Array<{ address: string; account: AccountState }> {
    const owned = this.svm.getProgramAccounts(fromAddress(program)).map((entry) => toAddress(entry.address))
    return [...new Set([...owned, ...this.earlier.keys()])].flatMap((address) => {
      const account = this.get(address)
      return account?.owner === program ? [{ address, account }] : []
    })
  }

  /** For genesis only: everything later goes through a signed transaction. */
  setLamports(address: string, lamports: bigint) {
    const account = new Account(lamports, new Uint8Array(), fromAddress(systemProgram), false, 0n)
    this.svm.setAccount(fromAddress(address), account)
  }

  /** Replaces the data of an account, as no transaction could: for the commands of a local network. */
  setData(address: string, data: Uint8Array) {
    const account = this.get(address)
    if (!account) throw new Error(`There is no account at ${address}`)
    const owner = fromAddress(account.owner)
    this.svm.setAccount(fromAddress(address), new Account(account.lamports, data, owner, account.executable, 0n))
  }

  holding(account: AccountState): TokenHolding | null {
    if (account.data.length < 165 || !isTokenProgram(account.owner)) return null
    const data = viewOf(account.data)
    if (data.getUint8(108) === 0) return null
    const mint = toAddress(account.data.subarray(0, 32))
    return {
      mint,
      owner: toAddress(account.data.subarray(32, 64)),
      programId: account.owner,
      amount: data.getBigUint64(64, true),
      decimals: this.decimals(mint),
    }
  }

  decimals(mint: string): number {
    const known = this.decimalsOf.get(mint)
    if (known !== undefined) return known
    const decimals = this.get(mint)?.data[44] ?? 0
    this.decimalsOf.set(mint, decimals)
    return decimals
  }

  /** The addresses of a lookup table; null when there is no such table. */
  lookupTable(address: string): string[] | null {
    const account = this.get(address)
    if (account?.owner !== lookupTableProgram || account.data.length < lookupTableHeader) return null
    const { data } = account
    const count = Math.floor((data.length - lookupTableHeader) / 32)
    return Array.from({ length: count }, (_, index) =>
      toAddress(data.subarray(lookupTableHeader + index * 32, lookupTableHeader + (index + 1) * 32)),
    )
  }
}

const lookupTableHeader = 56

const isTokenProgram = (owner: string) => owner === tokenProgram || owner === token2022Program

export function stateOf(account: Account): AccountState {
  return {
    lamports: account.lamports(),
    owner: toAddress(account.owner()),
    executable: account.executable(),
    data: account.data(),
  }
}

export const viewOf = (data: Uint8Array) => new DataView(data.buffer, data.byteOffset, data.byteLength)
