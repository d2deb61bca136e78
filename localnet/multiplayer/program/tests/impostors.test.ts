import { NATIVE_MINT } from "@solana/spl-token"
import { Keypair, PublicKey, SystemProgram, type TransactionInstruction } from "@solana/web3.js"
import { Account } from "litesvm/dist/internal.js"
import { expect, test } from "vitest"
import { found } from "../../../sbf/tests/chain"
import { ataOf, creator, currencies, rng, tokenMint } from "./addresses"
import { openedTable, withKey } from "./opened-table"

const steps = ["join", "leave", "draw", "payout"] as const
const cases = currencies.flatMap(([currency, mint]) => steps.map((step) => [step, currency, mint] as const))

/** One step that would succeed, and the accounts that the program has to know again in it. */
async function ready(step: (typeof steps)[number], mint: PublicKey) {
  const { lobby, table, players, drawn } = await openedTable(mint)
  const other = await lobby.create({ mint })
  const [ann = rng] = players
  const dia = lobby.newcomer("dia")
  const draw = await lobby.selectInstruction(table)
  const settings = draw.keys[1]?.pubkey ?? PublicKey.default
  const stranger = Keypair.generate().publicKey
  const known: readonly (readonly [PublicKey, readonly PublicKey[]])[] = [
    [table.address, [other.address, lobby.metadataOf(table), settings, stranger]],
    [lobby.metadataOf(table), [lobby.metadataOf(other), table.address, stranger]],
    [settings, [table.address, other.address, stranger]],
    [lobby.escrowOf(table), [lobby.escrowOf(other), ataOf(ann.publicKey, tokenMint.publicKey), stranger]],
    [mint, [mint.equals(NATIVE_MINT) ? tokenMint.publicKey : NATIVE_MINT, stranger]],
  ]
  const make: Record<typeof step, () => Promise<[TransactionInstruction, Keypair]>> = {
    join: async () => [await lobby.joinInstruction(dia.publicKey, table), dia],
    leave: async () => [await lobby.leaveInstruction(ann.publicKey, table), ann],
    draw: async () => {
      lobby.setTime(lobby.game(table).softExpirationTimestamp.toNumber())
      return [draw, rng]
    },
    payout: async () => {
      const winner = await drawn()
      return [await lobby.distributeInstruction(table, { winners: [winner], creators: [creator.publicKey] }), rng]
    },
  }
  const [instruction, signer] = await make[step]()
  return { lobby, table, known, instruction, signer }
}

test.each(cases)("no other account passes for one of a %s in %s", async (step, _, mint) => {
  const { lobby, table, known, instruction, signer } = await ready(step, mint)
  const before = found(lobby.account(table.address)).data
  const passed: string[] = []
  for (const [place, { pubkey }] of instruction.keys.entries()) {
    const [, impostors = []] = known.find(([own]) => own.equals(pubkey)) ?? []
    for (const impostor of impostors) {
      const { error } = lobby.send([withKey(instruction, place, impostor)], [signer])
      if (error === null) passed.push(`${impostor.toBase58()} in place ${place}`)
    }
  }
  expect(passed).toEqual([])
  expect(found(lobby.account(table.address)).data).toEqual(before)
  expect(lobby.send([instruction], [signer]).error).toBeNull()
})

test.each(cases)(
  "no %s in %s goes by an account of another program, of another kind or cut short",
  async (step, _, mint) => {
    const { lobby, known, instruction, signer } = await ready(step, mint)
    const owners = instruction.programId
    const passed: string[] = []
    for (const { pubkey } of instruction.keys) {
      const account = lobby.account(pubkey)
      if (!account?.owner.equals(owners) || !known.some(([own]) => own.equals(pubkey))) continue
      const put = (data: Uint8Array, owner: PublicKey) =>
        lobby.svm.setAccount(pubkey.toBytes(), new Account(BigInt(account.lamports), data, owner.toBytes(), false, 0n))
      const otherKind = Buffer.from(account.data.map((byte, at) => (at < 8 ? byte ^ 0xff : byte)))
      for (const [spoilt, data, owner] of [
        ["another program's", account.data, SystemProgram.programId],
        ["of another kind", otherKind, owners],
        // Shorter than its head; no instruction ever cuts one behind it.
        ["cut short", account.data.subarray(0, 12), owners],
        ["empty", Buffer.alloc(0), owners],
      ] as const) {
        put(data, owner)
        if (lobby.send([instruction], [signer]).error === null) passed.push(`${pubkey.toBase58()}, ${spoilt}`)
      }
      put(account.data, owners)
    }
    expect(passed).toEqual([])
    expect(lobby.send([instruction], [signer]).error).toBeNull()
  },
)
