import { useEffect, useState } from "react"
import { useSnapshot } from "valtio"
import type { ChatMessage } from "#contract/chat"
import { sessionOf } from "#features/session"
import { useWallet } from "#features/wallet"
import { reportMessage } from "../data/chat-api"
import { moderationBy } from "../data/moderation"
import { useMessages } from "../data/use-messages"
import { ChatProvider, useChat } from "./chat-context"
import { ChatView } from "./chat-view"
import { ComposerView } from "./composer-view"
import { SignInView } from "./sign-in-view"
import { useNotice } from "./use-notice"

export interface ChatProps {
  /** The operator's wallet, which may moderate. */
  owner: string
  /** Opens the wallet dialog. */
  onConnect: () => void
}

/** The public chat. While it is mounted, its messages count as read. */
export function Chat(props: ChatProps) {
  const { messages, refresh } = useMessages()
  return (
    <ChatProvider onPosted={refresh}>
      <ChatParts {...props} messages={messages} refresh={refresh} />
    </ChatProvider>
  )
}

function ChatParts({ owner, onConnect, messages, refresh }: ChatProps & ReturnType<typeof useMessages>) {
  const { session, muted, unread } = useChat()
  const { address } = useWallet()
  const { wallets: mutedWallets } = useSnapshot(muted.state)
  const { notice, setNotice, run } = useNotice(refresh)

  const received = messages.status === "ready" ? messages.value.messages : null
  useEffect(() => {
    if (received) unread.receive(received, { open: true, own: address })
  }, [received, unread, address])

  const moderation = address === owner ? moderationBy(owner, session) : null
  return (
    <ChatView
      messages={messages}
      own={address}
      muted={mutedWallets}
      notice={notice}
      foot={<Foot onConnect={onConnect} />}
      onUnmuteAll={muted.unmuteAll}
      onMute={({ wallet, user }: ChatMessage) => {
        muted.mute(wallet)
        setNotice(`${user} is muted in this browser.`)
      }}
      onReport={({ id }) => void run(reportMessage(id), "Reported to the operator.")}
      onDelete={moderation ? (message) => void run(moderation.remove(message), "Message deleted.") : undefined}
      onBan={
        moderation
          ? (message) => void run(moderation.ban(message), `${message.user} is banned for 24 hours.`)
          : undefined
      }
    />
  )
}

/** The composer, or the sign-in until the wallet has a session or the player chose to read only. */
function Foot({ onConnect }: Pick<ChatProps, "onConnect">) {
  const { session, composer } = useChat()
  const { address } = useWallet()
  const signedIn = useSnapshot(session.state)
  const draft = useSnapshot(composer.state)
  const [justReading, setJustReading] = useState(false)
  const active = sessionOf(signedIn as typeof session.state, address)
  if (address !== null && active === null && signedIn.status !== "unknown" && !justReading) {
    return (
      <SignInView
        signing={signedIn.status === "signing"}
        problem={signedIn.problem}
        onSignIn={() => void session.signIn(address)}
        onJustRead={() => setJustReading(true)}
      />
    )
  }
  return (
    <ComposerView
      {...draft}
      connected={address !== null}
      onConnect={onConnect}
      onEdit={composer.edit}
      onSubmit={() => {
        // A reader who starts to write is asked to sign in.
        if (active === null) setJustReading(false)
        else void composer.submit()
      }}
    />
  )
}
