import { useEffect, useState } from "react"
import { useSnapshot } from "valtio"
import { toApiError } from "#features/kernel"
import { useWalletStore } from "#features/wallet"
import { sessionOfPage } from "../model/session-of-page"
import { sessionOf } from "../model/session-store"
import { SessionCardView } from "./session-card-view"

/** The sign-in of `wallet`, which is connected. */
export function SessionCard({ wallet }: { wallet: string }) {
  const session = sessionOfPage(useWalletStore())
  const state = useSnapshot(session.state)
  const [signingOut, setSigningOut] = useState(false)
  const [notice, setNotice] = useState<string | null>(null)
  useEffect(() => void session.load(), [session])

  async function signOut(where: "here" | "everywhere") {
    setSigningOut(true)
    try {
      await session.signOut(where)
      setNotice(where === "everywhere" ? "Signed out in every browser." : "Signed out in this browser.")
    } catch (error) {
      setNotice(toApiError(error).message)
    } finally {
      setSigningOut(false)
    }
  }

  return (
    <SessionCardView
      untilMs={sessionOf(state, wallet)?.expiresAtMs ?? null}
      busy={signingOut || state.signing === wallet || state.status === "unknown"}
      notice={state.problem ?? notice}
      onSignIn={() => {
        setNotice(null)
        void session.signIn(wallet)
      }}
      onSignOut={(where) => void signOut(where)}
    />
  )
}
