import { type AccountState, type Accounts, viewOf } from "../bank/accounts"
import { lookupTableProgram, toAddress, token2022Program, tokenProgram } from "../bank/address"
import { encodeBase58 } from "../bank/base58"
import { type Fields, isFields, optionalNumber, optionalText } from "./params"
import { invalidParams, RpcError } from "./rpc-error"

const longestBase58 = 128

type Encoding = "base58" | "base64" | "binary" | "jsonParsed"
const encodings = new Set<string>(["base58", "base64", "binary", "jsonParsed"])

/** An account as JSON; of a token account, the mint is read from the same accounts. */
export type EncodeAccount = (account: AccountState, accounts: Accounts) => Record<string, unknown>

/** Turns accounts into the JSON a call or a subscription asked for. */
export function accountEncoder(options: Fields): EncodeAccount {
  const encoding = readEncoding(options)
  const slice = readSlice(options)
  return (account, accounts) => {
    const parsed = encoding === "jsonParsed" ? parseAccount(account, accounts) : null
    return {
      lamports: Number(account.lamports),
      owner: account.owner,
      executable: account.executable,
      // A real node says 2^64-1, which JSON numbers cannot hold.
      rentEpoch: 0,
      space: account.data.length,
      data: parsed ?? encodeData(account.data.subarray(slice.start, slice.end), encoding),
    }
  }
}

/** As `accountEncoder`, for calls: they are refused where a subscription only writes that the data is too long. */
export function strictAccountEncoder(options: Fields): EncodeAccount {
  const encode = accountEncoder(options)
  return (account, accounts) => {
    const encoded = encode(account, accounts)
    if ([encoded.data].flat()[0] !== tooLongForBase58) return encoded
    throw new RpcError(
      -32600,
      `Encoded binary (base 58) data should be less than ${longestBase58} bytes, please use Base64 encoding.`,
    )
  }
}

const tooLongForBase58 = "error: data too large for bs58 encoding"

function readEncoding(options: Fields): Encoding {
  const encoding = optionalText(options, "encoding") ?? "binary"
  if (encodings.has(encoding)) return encoding as Encoding
  throw invalidParams(
    `Invalid params: unknown variant \`${encoding.slice(0, 40)}\`, expected base58, base64 or jsonParsed.`,
  )
}

function encodeData(data: Uint8Array, encoding: Encoding) {
  switch (encoding) {
    case "jsonParsed":
    case "base64":
      return [Buffer.from(data).toString("base64"), "base64"]
    case "base58":
      return [shortBase58(data), "base58"]
    case "binary":
      return shortBase58(data)
  }
}

const shortBase58 = (data: Uint8Array) => (data.length <= longestBase58 ? encodeBase58(data) : tooLongForBase58)

function readSlice(options: Fields) {
  const slice = options.dataSlice
  if (!isFields(slice)) return { start: 0, end: undefined }
  const start = optionalNumber(slice, "offset") ?? 0
  return { start, end: start + (optionalNumber(slice, "length") ?? 0) }
}

export function tokenAmount(amount: bigint, decimals: number) {
  const digits = amount.toString().padStart(decimals + 1, "0")
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, "")
  const text = fraction === "" ? whole : `${whole}.${fraction}`
  return { amount: amount.toString(), decimals, uiAmount: Number(text), uiAmountString: text }
}

function parseAccount(account: AccountState, accounts: Accounts) {
  if (account.owner === lookupTableProgram) return parseLookupTable(account)
  if (account.owner !== tokenProgram && account.owner !== token2022Program) return null
  const program = account.owner === tokenProgram ? "spl-token" : "spl-token-2022"
  const parsed = account.data.length === 82 ? parseMint(account.data) : parseTokenAccount(account, accounts)
  return parsed && { program, parsed, space: account.data.length }
}

function parseMint(data: Uint8Array) {
  const view = viewOf(data)
  return {
    type: "mint",
    info: {
      mintAuthority: optionalKey(data, 0),
      supply: view.getBigUint64(36, true).toString(),
      decimals: view.getUint8(44),
      isInitialized: view.getUint8(45) === 1,
      freezeAuthority: optionalKey(data, 46),
    },
  }
}

function parseTokenAccount(account: AccountState, accounts: Accounts) {
  const holding = accounts.holding(account)
  if (!holding) return null
  const view = viewOf(account.data)
  const native = view.getUint32(109, true) === 1
  const delegate = optionalKey(account.data, 72)
  const closeAuthority = optionalKey(account.data, 129)
  return {
    type: "account",
    info: {
      mint: holding.mint,
      owner: holding.owner,
      tokenAmount: tokenAmount(holding.amount, holding.decimals),
      state: view.getUint8(108) === 2 ? "frozen" : "initialized",
      isNative: native,
      ...(native && { rentExemptReserve: tokenAmount(view.getBigUint64(113, true), 9) }),
      ...(delegate && { delegate, delegatedAmount: tokenAmount(view.getBigUint64(121, true), holding.decimals) }),
      ...(closeAuthority && { closeAuthority }),
    },
  }
}

function parseLookupTable({ data }: AccountState) {
  if (data.length < 56) return null
  const view = viewOf(data)
  const count = Math.floor((data.length - 56) / 32)
  return {
    program: "address-lookup-table",
    space: data.length,
    parsed: {
      type: "lookupTable",
      info: {
        deactivationSlot: view.getBigUint64(4, true).toString(),
        lastExtendedSlot: view.getBigUint64(12, true).toString(),
        lastExtendedSlotStartIndex: view.getUint8(20),
        ...(view.getUint8(21) === 1 && { authority: toAddress(data.subarray(22, 54)) }),
        addresses: Array.from({ length: count }, (_, index) =>
          toAddress(data.subarray(56 + index * 32, 88 + index * 32)),
        ),
      },
    },
  }
}

/** SPL's optional key: four bytes that say whether it is there, then the key. */
function optionalKey(data: Uint8Array, offset: number): string | null {
  return viewOf(data).getUint32(offset, true) === 1 ? toAddress(data.subarray(offset + 4, offset + 36)) : null
}
