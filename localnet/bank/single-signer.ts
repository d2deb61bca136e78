import { createPrivateKey, type KeyObject, sign } from "node:crypto"
import { fromAddress, toAddress } from "./address"
import { parseWire, type WireTransaction } from "./wire"

export interface SimpleInstruction {
  program: string
  accounts: ReadonlyArray<{ address: string; writable: boolean }>
  data: Uint8Array
}

const pkcs8Prefix = Buffer.from("302e020100300506032b657004220420", "hex")

/**
 * Builds and signs legacy transactions that need no other signature than their payer's. The RNG sends one for every
 * play; the general builder with its curve arithmetic in JavaScript takes several times as long.
 */
export class SingleSigner {
  readonly address: string
  private readonly key: KeyObject

  /** `secretKey` as a keypair file holds it: 32 bytes of seed, then the public key. */
  constructor(secretKey: Uint8Array) {
    this.address = toAddress(secretKey.slice(32, 64))
    const der = Buffer.concat([pkcs8Prefix, secretKey.subarray(0, 32)])
    this.key = createPrivateKey({ key: der, format: "der", type: "pkcs8" })
  }

  sign(instructions: readonly SimpleInstruction[], blockhash: string): WireTransaction {
    const writableOf = new Map<string, boolean>()
    for (const { program, accounts } of instructions) {
      for (const { address, writable } of accounts) {
        writableOf.set(address, writable || (writableOf.get(address) ?? false))
      }
      writableOf.set(program, writableOf.get(program) ?? false)
    }
    writableOf.delete(this.address)
    const writable = [...writableOf].flatMap(([address, yes]) => (yes ? [address] : []))
    const readonly = [...writableOf].flatMap(([address, yes]) => (yes ? [] : [address]))
    const keys = [this.address, ...writable, ...readonly]
    const indexOf = new Map(keys.map((address, index) => [address, index]))
    const place = (address: string) => indexOf.get(address) ?? 0
    const message = Buffer.concat([
      Uint8Array.of(1, 0, readonly.length),
      compactLength(keys.length),
      ...keys.map(fromAddress),
      fromAddress(blockhash),
      compactLength(instructions.length),
      ...instructions.flatMap(({ program, accounts, data }) => [
        Uint8Array.of(place(program)),
        compactLength(accounts.length),
        Uint8Array.from(accounts, ({ address }) => place(address)),
        compactLength(data.length),
        data,
      ]),
    ])
    return parseWire(Buffer.concat([Uint8Array.of(1), sign(null, message, this.key), message]))
  }
}

const compactLength = (length: number) =>
  length < 0x80 ? Uint8Array.of(length) : Uint8Array.of((length & 0x7f) | 0x80, length >> 7)
