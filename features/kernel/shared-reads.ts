interface SharedRead {
  consumers: number
  readonly controller: AbortController
}

/**
 * What is read for several parts of a page under one name. When the last of them is gone, the requests that still run for it
 * are aborted: nobody sees their answer any more.
 */
export function createSharedReads() {
  const reads = new Map<string, SharedRead>()
  const readOf = (name: string): SharedRead => {
    const found = reads.get(name) ?? { consumers: 0, controller: new AbortController() }
    reads.set(name, found)
    return found
  }
  return {
    /** Counts a consumer; returns how it leaves. */
    join(name: string): () => void {
      const own = readOf(name)
      own.consumers += 1
      return () => {
        own.consumers -= 1
        // A page that replaces another one joins in the same task as the other leaves.
        setTimeout(() => {
          if (own.consumers > 0 || reads.get(name) !== own) return
          reads.delete(name)
          own.controller.abort()
        })
      }
    },
    /** Reads again where a new consumer has come before the aborted request ended. @throws the signal's reason once aborted. */
    async read<T>(name: string, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
      for (;;) {
        const { signal } = readOf(name).controller
        const outcome = await run(signal).then(
          (value) => ({ value }),
          (error: unknown) => ({ error }),
        )
        if (!signal.aborted) {
          if ("error" in outcome) throw outcome.error
          return outcome.value
        }
        if (!reads.get(name)?.consumers) throw signal.reason
      }
    },
  }
}

/** Whether this is the end of a read that nobody waited for any more, which is no failure. */
export const isAbort = (error: unknown) => error instanceof DOMException && error.name === "AbortError"
