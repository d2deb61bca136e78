import { useState } from "react"
import { ApiError, logger } from "#features/kernel"

/** A sentence about the last action: what `run` reports when its work is done, or why it failed. */
export function useNotice(onDone: () => void) {
  const [notice, setNotice] = useState<string | null>(null)
  /** Resolves to whether the work was done. */
  async function run(work: Promise<unknown>, success: string): Promise<boolean> {
    setNotice(null)
    try {
      await work
      setNotice(success)
      onDone()
      return true
    } catch (error) {
      logger.warn("What was asked in the chat was not done", error)
      setNotice(
        error instanceof ApiError
          ? error.message
          : "The wallet did not sign. Nothing was changed. Some hardware wallets cannot sign messages.",
      )
      return false
    }
  }
  return { notice, setNotice, run }
}
