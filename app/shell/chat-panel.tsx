import { lazy } from "react"
import { loadChat } from "#features/chat"
import { openOverlay } from "../overlays/overlays"
import { useConfig } from "./app-config"
import { ChatConnecting } from "./chat-connecting"
import { Later } from "./later"

const Chat = lazy(loadChat)

/** The chat with what the app gives it. */
export default function ChatPanel() {
  const { creator } = useConfig()
  return (
    <Later fallback={<ChatConnecting />}>
      <Chat owner={creator} onConnect={() => openOverlay("wallet")} />
    </Later>
  )
}
