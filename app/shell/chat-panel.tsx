import { useSnapshot } from "valtio"
import { loadChat } from "#features/chat"
import { unrevealedBet } from "#features/games"
import { lazyPart, notLoaded } from "#features/lazy-parts"
import { openOverlay } from "../overlays/overlays"
import { useConfig } from "./app-config"
import { ChatConnecting } from "./chat-connecting"

const Chat = lazyPart(loadChat, { waiting: <ChatConnecting />, failed: notLoaded("The chat") })

/** The chat with what the app gives it. */
export default function ChatPanel() {
  const { creator } = useConfig()
  const { address } = useSnapshot(unrevealedBet)
  return <Chat owner={creator} onConnect={() => openOverlay("wallet")} quiet={address !== null} />
}
