import { createHash } from "node:crypto"
import { Keypair, PublicKey, TransactionInstruction, TransactionMessage, VersionedTransaction } from "@solana/web3.js"
import { gamba, multiplayer } from "../../rpc/methods"

const player = Keypair.generate()
const blockhash = "EETubP5AKHgjPAhzPAFcb8BAY1hMH639CWCFTqi3hq1k"

function signed(program: string, data: Buffer): string {
  const instructions = [new TransactionInstruction({ programId: new PublicKey(program), keys: [], data })]
  const message = new TransactionMessage({ payerKey: player.publicKey, recentBlockhash: blockhash, instructions })
  const transaction = new VersionedTransaction(message.compileToV0Message())
  transaction.sign([player])
  return Buffer.from(transaction.serialize()).toString("base64")
}

const named = (name: string) => createHash("sha256").update(`global:${name}`).digest().subarray(0, 8)
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
const text = (value: string) => Buffer.concat([u32(Buffer.byteLength(value)), Buffer.from(value)])

/** A signed bet on one of two outcomes, in base64, as a page sends it. */
export const betCall = (metadata: string): string =>
  signed(
    gamba,
    Buffer.concat([
      named("play_game"),
      Buffer.alloc(8, 1),
      ...[u32(2), u32(20_000), u32(0)],
      text("seed"),
      ...[u32(35), u32(10)],
      text(metadata),
    ]),
  )
/** A signed call of Gamba's program that is no bet. */
export const playCall = (name: string): string => signed(gamba, Buffer.from(named(name)))
/** A signed call of the program of races. */
export const raceCall = (name: string): string => signed(multiplayer, Buffer.from(named(name)))
