import { useEffect, useRef, useState } from "react"
import type { ChatMessage } from "#contract/chat"
import { spokenMessages } from "../model/spoken-messages"

/** Messages that come within this time are read out together. */
const joinMs = 1_000
/** As long as the text can be found beside the list, where a message may be deleted meanwhile. */
const leftMs = 5_000

/**
 * The text of the chat's live region. What was there when the chat opened is not read out. While `quiet`, messages wait:
 * between a bet and its result nothing else is said.
 */
export function useSpokenMessages(messages: readonly ChatMessage[] | null, own: string | null, quiet: boolean): string {
  const [spoken, setSpoken] = useState("")
  const saidId = useRef<number | null>(null)
  const latest = useRef(messages)
  latest.current = messages
  const newestId = messages === null ? null : (messages.at(-1)?.id ?? 0)
  useEffect(() => {
    if (newestId === null) return
    saidId.current ??= newestId
    if (quiet || newestId <= saidId.current) return
    // Emptied first: the same text twice would not be read a second time.
    setSpoken("")
    const timer = setTimeout(() => {
      const after = saidId.current ?? 0
      saidId.current = newestId
      setSpoken(spokenMessages(latest.current?.filter(({ id }) => id > after) ?? [], own))
    }, joinMs)
    return () => clearTimeout(timer)
  }, [newestId, own, quiet])
  useEffect(() => {
    if (spoken === "") return
    const timer = setTimeout(() => setSpoken(""), leftMs)
    return () => clearTimeout(timer)
  }, [spoken])
  return spoken
}
