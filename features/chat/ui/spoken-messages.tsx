import { VisuallyHidden } from "@dghrt/design-system"
import type { ChatMessage } from "#contract/chat"
import { useSpokenMessages } from "./use-spoken-messages"

export interface SpokenMessagesProps {
  /** Null until they are read. */
  messages: readonly ChatMessage[] | null
  /** The connected wallet. */
  own: string | null
  /** Wallets whose messages are hidden. */
  muted: readonly string[]
  /** New messages are not read out for now. */
  quiet?: boolean
}

/** Says new messages to those who do not see them. */
export function SpokenMessages({ messages, own, muted, quiet = false }: SpokenMessagesProps) {
  const heard = messages?.filter(({ wallet }) => !muted.includes(wallet)) ?? null
  return <VisuallyHidden role="status">{useSpokenMessages(heard, own, quiet)}</VisuallyHidden>
}
