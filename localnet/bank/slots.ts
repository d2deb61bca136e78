import { createHash } from "node:crypto"
import { fromAddress, toAddress } from "./address"
import { Account, Clock, type LiteSvm } from "./svm"

const slotMs = 400
/** A blockhash may be used in this many slots after its own. */
const blockhashLife = 150
const slotHashesKept = 512
const slotHashes = fromAddress("SysvarS1otHashes111111111111111111111111111")
const sysvarOwner = fromAddress("Sysvar1111111111111111111111111111111111111")
export const slotsPerEpoch = 432_000

export interface SlotsStart {
  /** Feeds the blockhashes, so two chains never share one. */
  genesisHash: Uint8Array
  slot: number
  /** Milliseconds since 1970. */
  now: () => number
}

/**
 * The chain's clock. A slot is 400 ms of time, whether or not anything happened in it; a blockhash follows from its slot
 * number, so a chain that was stopped and restored still knows the hashes it gave out.
 */
export class Slots {
  private readonly startMs: number
  private latest: number
  private skipped = 0
  private readonly hashes = new Map<number, string>()
  private readonly slotOf = new Map<string, number>()
  private readonly abandoned = new Set<number>()
  private writtenSlot = -1

  constructor(private readonly start: SlotsStart) {
    this.startMs = start.now()
    this.latest = start.slot
  }

  /** Never goes back, even when the machine's clock does. */
  current(): number {
    const passed = Math.floor((this.start.now() - this.startMs) / slotMs)
    this.latest = Math.max(this.latest, this.start.slot + this.skipped + passed)
    return this.latest
  }

  /** Puts slots between what has happened and what comes, as if time had passed. */
  skip(slots: number) {
    this.skipped += slots
  }

  unixSeconds(): number {
    return Math.floor(this.start.now() / 1000)
  }

  /** When a slot was or will be, reckoned back from now. */
  unixSecondsOf(slot: number): number {
    return Math.floor((this.start.now() - (this.current() - slot) * slotMs) / 1000)
  }

  blockhash(slot = this.current()): string {
    const known = this.hashes.get(slot)
    if (known !== undefined) return known
    const hash = toAddress(hashOf(this.start.genesisHash, slot))
    this.hashes.set(slot, hash)
    this.slotOf.set(hash, slot)
    this.forgetBefore(slot - blockhashLife)
    return hash
  }

  /** The last block height in which a blockhash of this slot may still be used. */
  lastValidHeight(slot = this.current()): number {
    return slot + blockhashLife
  }

  isLive(blockhash: string): boolean {
    const slot = this.slotOf.get(blockhash) ?? this.findRestored(blockhash)
    return slot !== undefined && !this.abandoned.has(slot) && this.lastValidHeight(slot) >= this.current()
  }

  /** The blocks after `slot` are no longer of this chain, and nothing that names one of them is accepted. */
  abandonAfter(slot: number) {
    for (let gone = slot + 1; gone <= this.current(); gone++) this.abandoned.add(gone)
    this.skipped++
  }

  /** Brings the Clock and SlotHashes accounts to the present slot; programs read their time there. */
  writeSysvars(svm: LiteSvm): number {
    const slot = this.current()
    if (slot === this.writtenSlot) return slot
    const epoch = BigInt(Math.floor(slot / slotsPerEpoch))
    svm.setClock(new Clock(BigInt(slot), 0n, epoch, epoch + 1n, BigInt(this.unixSeconds())))
    svm.setAccount(slotHashes, new Account(143_487_360n, this.slotHashesData(slot), sysvarOwner, false, 0n))
    this.writtenSlot = slot
    return slot
  }

  private slotHashesData(slot: number): Uint8Array {
    const count = Math.min(slot, slotHashesKept)
    const data = Buffer.alloc(8 + slotHashesKept * 40)
    data.writeBigUInt64LE(BigInt(count))
    for (let back = 1; back <= count; back++) {
      const offset = 8 + (back - 1) * 40
      data.writeBigUInt64LE(BigInt(slot - back), offset)
      data.set(hashOf(this.start.genesisHash, slot - back), offset + 8)
    }
    return data
  }

  /** A hash given out before a restart is not in the tables yet. */
  private findRestored(blockhash: string): number | undefined {
    if (this.latest - this.start.slot > blockhashLife) return undefined
    for (let back = 0; back <= blockhashLife && this.start.slot - back >= 0; back++) {
      const slot = this.start.slot - back
      if (toAddress(hashOf(this.start.genesisHash, slot)) === blockhash) return slot
    }
    return undefined
  }

  private forgetBefore(oldest: number) {
    for (const slot of this.abandoned) if (slot < oldest) this.abandoned.delete(slot)
    for (const [slot, hash] of this.hashes) {
      if (slot >= oldest) return
      this.hashes.delete(slot)
      this.slotOf.delete(hash)
    }
  }
}

function hashOf(genesisHash: Uint8Array, slot: number): Buffer {
  const number = Buffer.alloc(8)
  number.writeBigUInt64LE(BigInt(slot))
  return createHash("sha256").update(genesisHash).update(number).digest()
}
