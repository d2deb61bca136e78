import type { Account } from "./svm"

/** Accounts as they were; null for one that was not there. */
export type EarlierAccounts = ReadonlyMap<string, Account | null>

interface Write {
  slot: number
  signature: string
  before: EarlierAccounts
}

/** What transactions changed whose slots are not final, so that a reader sees the chain as it was and a rollback restores it. */
export class UnfinalWrites {
  private writes: Write[] = []

  add(write: Write) {
    this.writes.push(write)
  }

  /** Accounts that later slots changed, as they were at the end of `slot`. */
  asOf(slot: number): EarlierAccounts {
    const earlier = new Map<string, Account | null>()
    for (const { slot: written, before } of this.writes) {
      if (written <= slot) continue
      for (const [address, account] of before) if (!earlier.has(address)) earlier.set(address, account)
    }
    return earlier
  }

  /** Takes the writes after `slot` out, the oldest first. */
  takeAfter(slot: number): Write[] {
    const taken = this.writes.filter((write) => write.slot > slot)
    this.writes = this.writes.filter((write) => write.slot <= slot)
    return taken
  }

  /** What is final can be neither read nor rolled back any more. */
  forgetUntil(finalSlot: number) {
    if ((this.writes[0]?.slot ?? Number.POSITIVE_INFINITY) <= finalSlot) {
      this.writes = this.writes.filter(({ slot }) => slot > finalSlot)
    }
  }
}
