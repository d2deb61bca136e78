import { readFileSync } from "node:fs"
import { type Keypair, PublicKey, SystemProgram, TransactionInstruction } from "@solana/web3.js"
import { Account } from "litesvm/dist/internal.js"
import { describe, expect, test } from "vitest"
import { createChain, found, keypairOf, must } from "../../../sbf/tests/chain"
import { referralIdl, referralProgram } from "../../idl"

const programId = new PublicKey(referralProgram)
const [player, referrer, other, creator] = ["player", "referrer", "other", "creator"].map(keypairOf) as [
  Keypair,
  Keypair,
  Keypair,
  Keypair,
]
const [config, close] = referralIdl.instructions.map(({ discriminator }) => Buffer.from(discriminator)) as [
  Buffer,
  Buffer,
]
const recordOf = (authority: PublicKey, platform = creator.publicKey) =>
  PublicKey.findProgramAddressSync([platform.toBytes(), authority.toBytes()], programId)[0]

interface Named {
  authority?: PublicKey
  record?: PublicKey
  platform?: PublicKey
  system?: PublicKey
  signs?: boolean
  writable?: boolean
}

function instruction(data: Buffer, named: Named = {}) {
  const { authority = player.publicKey, platform = creator.publicKey, signs = true, writable = true } = named
  return new TransactionInstruction({
    programId,
    keys: [
      { pubkey: authority, isSigner: signs, isWritable: true },
      { pubkey: named.record ?? recordOf(authority, platform), isSigner: false, isWritable: writable },
      { pubkey: platform, isSigner: false, isWritable: false },
      { pubkey: named.system ?? SystemProgram.programId, isSigner: false, isWritable: false },
    ],
    data,
  })
}
const configure = (to: PublicKey, named?: Named) => instruction(Buffer.concat([config, to.toBytes()]), named)
const remove = (named?: Named) => instruction(close, named)

function openChain() {
  const bytes = readFileSync(new URL("../referral.so", import.meta.url))
  const chain = createChain({ programId, bytes, readEvents: () => [] })
  for (const wallet of [player, other]) chain.fund(wallet.publicKey, 1_000_000_000n)
  return {
    ...chain,
    referrer: (record = recordOf(player.publicKey)) => {
      const account = chain.account(record)
      return account && new PublicKey(account.data.subarray(8, 40)).toBase58()
    },
  }
}

describe("Recording a referrer", () => {
  test("makes an account of 40 bytes that the player pays the rent of", () => {
    const chain = openChain()
    const before = chain.lamports(player.publicKey)
    must(chain.send([configure(referrer.publicKey)], [player]))
    const account = found(chain.account(recordOf(player.publicKey)))
    expect([...account.data.subarray(0, 8)]).toEqual([...referralIdl.accounts[0].discriminator])
    expect([account.data.length, account.owner.toBase58(), chain.referrer()]).toEqual([
      40,
      referralProgram,
      referrer.publicKey.toBase58(),
    ])
    expect(before - chain.lamports(player.publicKey)).toBe(1_169_280n)
  })

  test("again replaces the referrer and costs nothing", () => {
    const chain = openChain()
    must(chain.send([configure(referrer.publicKey)], [player]))
    const before = chain.lamports(player.publicKey)
    must(chain.send([configure(other.publicKey)], [player]))
    must(chain.send([configure(referrer.publicKey), configure(other.publicKey)], [player]))
    expect(chain.referrer()).toBe(other.publicKey.toBase58())
    expect(chain.lamports(player.publicKey)).toBe(before)
  })

  test("takes any key, the player's own too: the published interface has no error for it", () => {
    const chain = openChain()
    for (const key of [player.publicKey, creator.publicKey, SystemProgram.programId, recordOf(player.publicKey)]) {
      must(chain.send([configure(key)], [player]))
      expect(chain.referrer()).toBe(key.toBase58())
    }
  })

  test("is separate for each platform", () => {
    const chain = openChain()
    const platform = other.publicKey
    must(chain.send([configure(referrer.publicKey), configure(other.publicKey, { platform })], [player]))
    expect(chain.referrer()).toBe(referrer.publicKey.toBase58())
    expect(chain.referrer(recordOf(player.publicKey, platform))).toBe(other.publicKey.toBase58())
  })

  test("works when lamports were sent to the address before", () => {
    const chain = openChain()
    chain.fund(recordOf(player.publicKey), 2_000_000n)
    must(chain.send([configure(referrer.publicKey)], [player]))
    expect(chain.referrer()).toBe(referrer.publicKey.toBase58())
  })
})

describe("Removing a record", () => {
  test("returns its rent, and it can be made again, also in one transaction", () => {
    const chain = openChain()
    const before = chain.lamports(player.publicKey)
    must(chain.send([configure(referrer.publicKey)], [player]))
    must(chain.send([remove()], [player]))
    expect(chain.account(recordOf(player.publicKey))).toBeNull()
    expect(chain.lamports(player.publicKey)).toBe(before)
    must(chain.send([configure(referrer.publicKey)], [player]))
    must(chain.send([remove(), configure(other.publicKey)], [player]))
    expect(chain.referrer()).toBe(other.publicKey.toBase58())
  })

  test("that does not exist is refused", () => {
    expect(openChain().send([remove()], [player]).error).toBe("AccountNotInitialized")
  })
})

describe("The program refuses", () => {
  const record = recordOf(player.publicKey)
  test.each([
    ["to record for another player", configure(other.publicKey, { authority: other.publicKey, record }), other],
    ["to remove another player's record", remove({ authority: other.publicKey, record }), other],
    ["to remove a record of another platform", remove({ platform: other.publicKey, record }), player],
  ])("%s", (_, wrong, signer) => {
    const chain = openChain()
    must(chain.send([configure(referrer.publicKey)], [player]))
    expect(chain.send([wrong], [signer]).error).toBe("ConstraintSeeds")
    expect(chain.referrer()).toBe(referrer.publicKey.toBase58())
  })

  test.each([
    ["a player who did not sign", configure(referrer.publicKey, { signs: false }), "AccountNotSigner"],
    ["a record that is not writable", configure(referrer.publicKey, { writable: false }), "ConstraintMut"],
    [
      "another program in the System program's place",
      configure(referrer.publicKey, { system: programId }),
      "InvalidProgramId",
    ],
    ["a referrer cut short", instruction(Buffer.concat([config, Buffer.alloc(31)])), "InstructionDidNotDeserialize"],
    ["an instruction it does not know", instruction(Buffer.alloc(8, 7)), "InstructionFallbackNotFound"],
    ["an instruction without a name", instruction(Buffer.alloc(3)), "InstructionMissing"],
  ])("%s", (_, wrong, error) => {
    const chain = openChain()
    const signers = wrong.keys[0]?.isSigner ? [player] : []
    expect(chain.send([wrong], signers).error).toBe(error)
    expect(chain.account(record)).toBeNull()
  })

  test("an account of its own that is no record", () => {
    const chain = openChain()
    must(chain.send([configure(referrer.publicKey)], [player]))
    chain.svm.setAccount(record.toBytes(), new Account(2_000_000n, Buffer.alloc(40, 9), programId.toBytes(), false, 0n))
    expect(chain.send([configure(other.publicKey)], [player]).error).toBe("AccountDiscriminatorMismatch")
    expect(chain.send([remove()], [player]).error).toBe("AccountDiscriminatorMismatch")
  })

  test("a transaction whose last step fails leaves no record", () => {
    const chain = openChain()
    const fails = SystemProgram.transfer({
      fromPubkey: player.publicKey,
      toPubkey: other.publicKey,
      lamports: 10 ** 12,
    })
    expect(chain.send([configure(referrer.publicKey), fails], [player]).error).not.toBeNull()
    expect(chain.account(record)).toBeNull()
  })
})
