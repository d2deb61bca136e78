import { systemProgram, toAddress, token2022Program, tokenProgram } from "../bank/address"
import { encodeBase58 } from "../bank/base58"

export interface PlainInstruction {
  program: string
  accounts: string[]
  data: Uint8Array
}

/** The parts explorers look at in words; any other instruction stays as accounts and data, as a node leaves it. */
export function parseInstruction(instruction: PlainInstruction, stackHeight: number | null) {
  const reading = readings[instruction.program]
  const parsed = reading?.read(instruction, Buffer.from(instruction.data))
  if (reading && parsed) return { program: reading.name, programId: instruction.program, parsed, stackHeight }
  return {
    programId: instruction.program,
    accounts: instruction.accounts,
    data: encodeBase58(instruction.data),
    stackHeight,
  }
}

type Parsed = string | { type: string; info: Record<string, unknown> } | null
type Reading = (instruction: PlainInstruction, data: Buffer) => Parsed

const readSystem: Reading = ({ accounts }, data) => {
  const [first, second] = accounts
  if (data.length < 12) return null
  switch (data.readUInt32LE(0)) {
    case 0:
      if (data.length < 52) return null
      return {
        type: "createAccount",
        info: {
          source: first,
          newAccount: second,
          lamports: Number(data.readBigUInt64LE(4)),
          space: Number(data.readBigUInt64LE(12)),
          owner: toAddress(data.subarray(20, 52)),
        },
      }
    case 1:
      return data.length < 36
        ? null
        : { type: "assign", info: { account: first, owner: toAddress(data.subarray(4, 36)) } }
    case 2:
      return {
        type: "transfer",
        info: { source: first, destination: second, lamports: Number(data.readBigUInt64LE(4)) },
      }
    case 8:
      return { type: "allocate", info: { account: first, space: Number(data.readBigUInt64LE(4)) } }
    default:
      return null
  }
}

const readToken: Reading = ({ accounts }, data) => {
  const [first, second, third, fourth] = accounts
  const amount = data.length >= 9 ? data.readBigUInt64LE(1).toString() : null
  switch (data[0]) {
    case 3:
      return amount && { type: "transfer", info: { source: first, destination: second, authority: third, amount } }
    case 7:
      return amount && { type: "mintTo", info: { mint: first, account: second, mintAuthority: third, amount } }
    case 8:
      return amount && { type: "burn", info: { account: first, mint: second, authority: third, amount } }
    case 9:
      return { type: "closeAccount", info: { account: first, destination: second, owner: third } }
    case 12:
      return (
        amount && {
          type: "transferChecked",
          info: {
            source: first,
            mint: second,
            destination: third,
            authority: fourth,
            tokenAmount: { amount, decimals: data[9] ?? 0 },
          },
        }
      )
    case 17:
      return { type: "syncNative", info: { account: first } }
    case 18:
      return data.length < 33
        ? null
        : { type: "initializeAccount3", info: { account: first, mint: second, owner: toAddress(data.subarray(1, 33)) } }
    case 22:
      return { type: "initializeImmutableOwner", info: { account: first } }
    default:
      return null
  }
}

const readAssociatedToken: Reading = ({ accounts }, data) => {
  const [source, account, wallet, mint, system, token] = accounts
  const type = data[0] === 1 ? "createIdempotent" : "create"
  if (data.length > 1 || (data[0] ?? 0) > 1) return null
  return { type, info: { source, account, wallet, mint, systemProgram: system, tokenProgram: token } }
}

const readMemo: Reading = (_, data) => data.toString("utf8")

const readings: Record<string, { name: string; read: Reading }> = {
  [systemProgram]: { name: "system", read: readSystem },
  [tokenProgram]: { name: "spl-token", read: readToken },
  [token2022Program]: { name: "spl-token", read: readToken },
  ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL: { name: "spl-associated-token-account", read: readAssociatedToken },
  MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr: { name: "spl-memo", read: readMemo },
}
