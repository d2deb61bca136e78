import { useState } from "react"
import { toApiError } from "#features/kernel"

/** A sentence about the last action: what `run` reports when its work is done, or why it failed. */
export function useNotice(onDone: () => void) {
  const [notice, setNotice] = useState<string | null>(null)
  async function run(work: Promise<unknown>, success: string): Promise<void> {
    setNotice(null)
    try {
      await work
      setNotice(success)
      onDone()
    } catch (error) {
      setNotice(toApiError(error).message)
    }
  }
  return { notice, setNotice, run }
}
