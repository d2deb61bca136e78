import type { Bank } from "./bank"
import type { TransactionRecord } from "./history"

/** Tells of every account that one program may have changed, while there are subscribers. */
export class ProgramWatch {
  private isWorking = false
  private readonly stopListening: () => void

  constructor(
    private readonly bank: Bank,
    private readonly program: string,
    private readonly consider: (address: string) => void,
  ) {
    this.stopListening = bank.onTransaction((record) => this.hear(record))
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
    this.stopListening()
  }

  private hear(record: TransactionRecord) {
    if (!this.isWorking || record.error !== null || !record.keys.includes(this.program)) return
    record.keys.forEach((address, index) => {
      if (record.writable[index]) this.consider(address)
    })
  }
}
