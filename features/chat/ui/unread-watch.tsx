import { useEffect } from "react"
import { useSnapshot } from "valtio"
import { useWallet } from "#features/wallet"
import { useMessages } from "../data/use-messages"
import { sharedUnread } from "./chat-context"

/** The chat is polled less often while it is closed. */
const closedPollMs = 10_000

/** Counts messages that arrive while the chat is closed. Draws nothing. */
export function UnreadWatch({ open, onCount }: { open: boolean; onCount: (count: number) => void }) {
  const { state, receive, markRead } = sharedUnread()
  const { count } = useSnapshot(state)
  const { address } = useWallet()
  const { messages } = useMessages(open ? undefined : closedPollMs)
  const received = messages.status === "ready" ? messages.value.messages : null
  useEffect(() => {
    if (received) receive(received, { open, own: address })
  }, [received, receive, open, address])
  useEffect(() => {
    if (open) markRead()
  }, [open, markRead])
  useEffect(() => onCount(open ? 0 : count), [open, count, onCount])
  return null
}
