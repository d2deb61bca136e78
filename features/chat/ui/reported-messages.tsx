import { useSnapshot } from "valtio"
import { type SessionStore, sessionOf } from "#features/session"
import { moderationBy } from "../data/moderation"
import { useReports } from "../data/use-reports"
import { ReportedMessagesView } from "./reported-messages-view"
import { useModeration } from "./use-moderation"

/** The reports for `owner`, whose wallet is connected; it signs in here. `session` has been loaded. */
export function ReportedMessages({ owner, session }: { owner: string; session: SessionStore }) {
  const signedIn = useSnapshot(session.state)
  const active = sessionOf(signedIn, owner) !== null
  const { reports, refresh } = useReports(active, session.ended)
  const { bar, order } = useModeration(refresh)
  const moderation = moderationBy(owner, session)

  const signIn = {
    signing: signedIn.signing === owner,
    problem: signedIn.problem,
    onSignIn: () => void session.signIn(owner),
  }
  return (
    <ReportedMessagesView
      signIn={active || signedIn.status === "unknown" ? null : signIn}
      reports={active ? reports : { status: "loading" }}
      bar={bar}
      onDelete={(message) => order(moderation.remove(message))}
      onRestore={(message) => order(moderation.restore(message))}
      onApprove={(message) => order(moderation.approve(message))}
      onBan={(message) => order(moderation.ban(message))}
      onLift={(ban) => order(moderation.lift(ban))}
    />
  )
}
