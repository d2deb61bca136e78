import { useState } from "react"
import { logger } from "#features/kernel"
import { signingProblem } from "#features/session"

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
      setNotice(signingProblem(error, "changed"))
      return false
    }
  }
  return { notice, setNotice, run }
}
