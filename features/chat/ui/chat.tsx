import { useEffect, useState } from "react"
import { useSnapshot } from "valtio"
import type { ChatMessage } from "#contract/chat"
import { displayName } from "#contract/display-name"
import { toApiError } from "#features/kernel"
import { sessionOf } from "#features/session"
import { useWallet } from "#features/wallet"
import { reportMessage } from "../data/chat-api"
import { moderationBy } from "../data/moderation"
import { type PolledMessages, useMessages } from "../data/use-messages"
import { ChatProvider, useChat } from "./chat-context"
import { ChatView } from "./chat-view"
import { ComposerView } from "./composer-view"
import { SignInView } from "./sign-in-view"
import { SpokenMessages } from "./spoken-messages"
import { useModeration } from "./use-moderation"

export interface ChatProps {
  /** Wallets that may moderate. */
  owners: readonly string[]
  /** Opens the wallet dialog. */
  onConnect: () => void
  /** New messages are not read out for now: a bet waits for its result. */
  quiet?: boolean
}

/** The public chat. While it is mounted, its messages count as read. */
export function Chat(props: ChatProps) {
  const polled = useMessages()
  return (
    <ChatProvider onPosted={polled.refresh}>
      <ChatParts {...props} {...polled} />
    </ChatProvider>
  )
}

function ChatParts({ owners, onConnect, quiet, messages, interrupted, refresh }: ChatProps & PolledMessages) {
  const { session, muted, unread } = useChat()
  const { address } = useWallet()
  const { wallets: mutedWallets } = useSnapshot(muted.state)
  const { bar, setNotice, run, order } = useModeration(refresh)

  const received = messages.status === "ready" ? messages.value.messages : null
  useEffect(() => {
    if (received) unread.receive(received, { open: true, own: address })
  }, [received, unread, address])

  const moderation = address !== null && owners.includes(address) ? moderationBy(address, session) : null
  return (
    <ChatView
      messages={messages}
      interrupted={interrupted}
      own={address}
      muted={mutedWallets}
      nameOf={displayName}
      bar={bar}
      spoken={<SpokenMessages messages={received} own={address} muted={mutedWallets} quiet={quiet} />}
      foot={<Foot onConnect={onConnect} />}
      onUnmute={muted.unmute}
      onUnmuteAll={muted.unmuteAll}
      onMute={({ wallet, user }: ChatMessage) => {
        muted.mute(wallet)
        setNotice(`${user} is muted in this browser.`)
      }}
      onReport={({ id }) => {
        const reported = reportMessage(id).catch((error) => {
          if (toApiError(error).status === 401) session.ended()
          throw error
        })
        void run(reported, "Reported to the operator.")
      }}
      onDelete={moderation ? (message) => order(moderation.remove(message)) : undefined}
      onBan={moderation ? (message) => order(moderation.ban(message)) : undefined}
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
  // What replaces the part that was used takes the focus over, which would be lost with that part.
  const [focusFoot, setFocusFoot] = useState(false)
  const active = sessionOf(signedIn as typeof session.state, address)
  if (address !== null && active === null && signedIn.status !== "unknown" && !justReading) {
    return (
      <SignInView
        signing={signedIn.signing === address}
        problem={signedIn.problem}
        focusOnMount={focusFoot}
        onSignIn={() => {
          setFocusFoot(true)
          void session.signIn(address)
        }}
        onJustRead={() => {
          session.stopWaiting()
          setFocusFoot(true)
          setJustReading(true)
        }}
      />
    )
  }
  return (
    <ComposerView
      {...draft}
      connected={address !== null}
      // A reader gets no keyboard on a phone: the focus goes to the form, and Tab to its field.
      focusOnMount={focusFoot ? (active === null ? "form" : "field") : null}
      onConnect={onConnect}
      onEdit={composer.edit}
      onSubmit={() => {
        setFocusFoot(true)
        // A reader who starts to write is asked to sign in.
        if (active === null) setJustReading(false)
        else void composer.submit()
      }}
    />
  )
}
