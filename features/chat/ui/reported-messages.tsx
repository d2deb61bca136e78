import { useEffect, useState } from "react"
import { useSnapshot } from "valtio"
import { createSession, sessionOf } from "#features/session"
import { useWalletStore } from "#features/wallet"
import { moderationBy } from "../data/moderation"
import { useReports } from "../data/use-reports"
import { ReportedMessagesView } from "./reported-messages-view"
import { useNotice } from "./use-notice"

/** The reports for `owner`, whose wallet is connected; it signs in here. */
export function ReportedMessages({ owner }: { owner: string }) {
  const wallets = useWalletStore()
  const [session] = useState(() => createSession((message) => wallets.signMessage(message)))
  const signedIn = useSnapshot(session.state)
  const active = sessionOf(signedIn, owner) !== null
  const { reports, refresh } = useReports(active, session.ended)
  const { notice, run } = useNotice(refresh)
  const [busy, setBusy] = useState(false)
  const moderation = moderationBy(owner, session)
  useEffect(() => void session.load(), [session])

  async function moderate(work: Promise<unknown>, success: string) {
    setBusy(true)
    await run(work, success)
    setBusy(false)
  }

  const signIn = {
    signing: signedIn.status === "signing",
    problem: signedIn.problem,
    onSignIn: () => void session.signIn(owner),
  }
  return (
    <ReportedMessagesView
      signIn={active || signedIn.status === "unknown" ? null : signIn}
      reports={active ? reports : { status: "loading" }}
      notice={notice}
      busy={busy}
      onDelete={(message) => void moderate(moderation.remove(message), "Message deleted.")}
      onBan={(message) => void moderate(moderation.ban(message), `${message.user} is banned for 24 hours.`)}
    />
  )
}
