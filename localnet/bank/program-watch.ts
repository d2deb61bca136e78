import type { Bank } from "./bank"
import type { TransactionRecord } from "./history"

/** Tells of every account that one program may have changed, while there are subscribers. */
export class ProgramWatch {
  private isWorking = false
  private readonly stops: readonly (() => void)[]

  constructor(
    private readonly bank: Bank,
    private readonly program: string,
    private readonly consider: (address: string) => void,
  ) {
    const hear = (record: TransactionRecord) => this.hear(record)
    // After a rollback the accounts are as they were before, and wait again.
    this.stops = [bank.onTransaction(hear), bank.onRollback(hear)]
  }

  /** Tells of nothing until `resume`. */
  pause() {
    this.isWorking = false
  }

  /** Starts, or resumes with what is pending on chain, as after a restart. */
  resume() {
    if (this.isWorking) return
    this.isWorking = true
    for (const { address } of this.bank.accounts.ownedBy(this.program)) this.consider(address)
  }

  close() {
    this.pause()
    for (const stop of this.stops) stop()
  }

  private hear(record: TransactionRecord) {
    if (!this.isWorking || record.error !== null || !record.keys.includes(this.program)) return
    record.keys.forEach((address, index) => {
      if (record.writable[index]) this.consider(address)
    })
  }
}
