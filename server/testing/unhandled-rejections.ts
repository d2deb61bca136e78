/** Longer than reads wait to be joined. */
const afterMs = 60

/** The reasons of promises that failed during `run`, or right after it, and that nobody handled. */
export async function unhandledRejections(run: () => Promise<unknown>): Promise<unknown[]> {
  const reasons: unknown[] = []
  const note = (reason: unknown) => void reasons.push(reason)
  process.on("unhandledRejection", note)
  try {
    await run()
    await new Promise((resolve) => setTimeout(resolve, afterMs))
  } finally {
    process.off("unhandledRejection", note)
  }
  return reasons
}
