/** At most one thing to do later per account; another one takes its place. */
export class Jobs<Job> {
  private readonly waiting = new Map<string, { timer: NodeJS.Timeout; job: Job }>()

  get size(): number {
    return this.waiting.size
  }

  get(address: string): Job | null {
    return this.waiting.get(address)?.job ?? null
  }

  /** The job counts as waiting until it is dropped or replaced, also while it is done. */
  set(address: string, job: Job, delayMs: number, act: () => void) {
    this.drop(address)
    this.waiting.set(address, { job, timer: setTimeout(act, delayMs) })
  }

  drop(address: string) {
    clearTimeout(this.waiting.get(address)?.timer)
    this.waiting.delete(address)
  }

  clear() {
    for (const { timer } of this.waiting.values()) clearTimeout(timer)
    this.waiting.clear()
  }
}
