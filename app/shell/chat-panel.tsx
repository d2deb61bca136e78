import { useSnapshot } from "valtio"
import { loadChat } from "#features/chat"
import { unrevealedBet } from "#features/games"
import { lazyPart, notLoaded } from "#features/lazy-parts"
import { openOverlay } from "../overlays/overlays"
import { ChatConnecting } from "./chat-connecting"
import { useVisitor } from "./use-visitor"

const Chat = lazyPart(loadChat, { waiting: <ChatConnecting />, failed: notLoaded("The chat") })

/** The chat with what the app gives it. */
export default function ChatPanel() {
  const { owners } = useVisitor()
  const { address } = useSnapshot(unrevealedBet)
  return <Chat owners={owners} onConnect={() => openOverlay("wallet")} quiet={address !== null} />
}
