import { lazy } from "react"
import { ChatConnecting } from "./chat-connecting"
import { Later } from "./later"

const ChatPanel = lazy(() => import("./chat-panel"))

/** The chat, loaded when it is first shown: in the right sidebar, in a drawer, or over the page. */
export const ChatPlace = () => (
  <Later fallback={<ChatConnecting />}>
    <ChatPanel />
  </Later>
)
