import { useEffect, useState } from "react"
import { useSnapshot } from "valtio"
import type { ChatMessage } from "#contract/chat"
import { toApiError } from "#features/kernel"
import { sessionOf } from "#features/session"
import { useWallet } from "#features/wallet"
import { moderate, reportMessage } from "../data/chat-api"
import { useMessages } from "../data/use-messages"
import { ChatProvider, useChat } from "./chat-context"
import { ChatView } from "./chat-view"
import { ComposerView } from "./composer-view"
import { SignInView } from "./sign-in-view"

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
  const { session, composer, muted, unread } = useChat()
  const { address } = useWallet()
  const signedIn = useSnapshot(session.state)
  const draft = useSnapshot(composer.state)
  const { wallets: mutedWallets } = useSnapshot(muted.state)
  const [justReading, setJustReading] = useState(false)
  const [notice, setNotice] = useState<string | null>(null)

  const received = messages.status === "ready" ? messages.value.messages : null
  useEffect(() => {
    if (received) unread.receive(received, { open: true, own: address })
  }, [received, unread, address])

  async function run(work: Promise<unknown>, success: string) {
    setNotice(null)
    try {
      await work
      setNotice(success)
      refresh()
    } catch (error) {
      setNotice(toApiError(error).message)
    }
  }
  const order = (action: string, success: string) =>
    run(
      session.authorise(owner, action).then((signed) => moderate(signed, action)),
      success,
    )
  const isOwner = address === owner
  const active = sessionOf(signedIn as typeof session.state, address)

  function foot() {
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

  return (
    <ChatView
      messages={messages}
      own={address}
      muted={mutedWallets}
      notice={notice}
      foot={foot()}
      onUnmuteAll={muted.unmuteAll}
      onMute={({ wallet, user }: ChatMessage) => {
        muted.mute(wallet)
        setNotice(`${user} is muted in this browser.`)
      }}
      onReport={({ id }) => void run(reportMessage(id), "Reported. The operator will look at it.")}
      onDelete={isOwner ? ({ id }) => void order(`chat-delete:${id}`, "Message deleted.") : undefined}
      onBan={
        isOwner
          ? ({ wallet, user }) => void order(`chat-ban:${wallet}:24`, `${user} is banned for 24 hours.`)
          : undefined
      }
    />
  )
}
