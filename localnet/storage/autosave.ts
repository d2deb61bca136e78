/** Saves a while after something changed, one save at a time. */
export class Autosave {
  private timer: NodeJS.Timeout | null = null
  private running: Promise<void> = Promise.resolve()

  constructor(
    private readonly save: () => Promise<void>,
    private readonly afterMs: number,
    private readonly onError: (error: unknown) => void,
  ) {}

  changed() {
    this.timer ??= setTimeout(() => {
      this.timer = null
      this.running = this.running.then(this.save).catch(this.onError)
    }, this.afterMs)
  }

  /** The last save; rejects for the caller when it fails. */
  async close() {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    await this.running
    await this.save()
  }
}
