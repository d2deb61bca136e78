import { useEffect } from "react"
import { useSnapshot } from "valtio"
import { useWallet } from "#features/wallet"
import { useMessages } from "../data/use-messages"
import { sharedMuted, sharedUnread } from "./chat-context"

/** The chat is polled less often while it is closed. */
const closedPollMs = 10_000

interface UnreadWatchProps {
  open: boolean
  onCount: (count: number) => void
  /** When the newest message was sent, in milliseconds since 1970. */
  onLatest?: (atMs: number) => void
}

/** Counts messages that arrive while the chat is closed. Draws nothing. */
export function UnreadWatch({ open, onCount, onLatest }: UnreadWatchProps) {
  const { state, receive, markRead } = sharedUnread()
  const { count } = useSnapshot(state)
  const { wallets: muted } = useSnapshot(sharedMuted().state)
  const { address } = useWallet()
  const { messages } = useMessages(open ? undefined : closedPollMs)
  const received = messages.status === "ready" ? messages.value.messages : null
  useEffect(() => {
    if (received) receive(received, { open, own: address, muted })
  }, [received, receive, open, address, muted])
  const latestMs = received?.at(-1)?.ts
  useEffect(() => {
    if (latestMs !== undefined) onLatest?.(latestMs)
  }, [latestMs, onLatest])
  useEffect(() => {
    if (open) markRead()
  }, [open, markRead])
  useEffect(() => onCount(open ? 0 : count), [open, count, onCount])
  return null
}
