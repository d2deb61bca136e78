import { useRouter } from "@tanstack/react-router"
import { useCallback, useEffect } from "react"
import { lazyPart } from "#features/lazy-parts"
import { type InvitationOutcome, loadInvitation } from "#features/referral"
import { arrival, mayInvite, namesReferrer } from "./arrival"
import { toasts } from "./toasts"
import { useChain } from "./use-chain"

const Invitation = lazyPart(loadInvitation)

const messages: Partial<
  Record<InvitationOutcome, { tone: "success" | "info" | "warning"; title: string; detail: string }>
> = {
  accepted: {
    tone: "success",
    title: "Invitation accepted",
    detail: "Your next bet records it on chain. You can remove it in your profile.",
  },
  "own-link": { tone: "info", title: "This is your own link", detail: "A wallet cannot refer itself." },
  "already-referred": {
    tone: "info",
    title: "Your wallet already has a referrer",
    detail: "Remove it in your profile first to accept another invitation.",
  },
  unreadable: {
    tone: "warning",
    title: "This invitation link cannot be read",
    detail: "It has no complete wallet address. Ask for the link again.",
  },
}

/** The invitation of the link, above every page until it is answered; it is removed from the address at once. */
export default function InvitationHost() {
  const router = useRouter()
  const chain = useChain()
  useEffect(() => {
    if (!mayInvite) return
    const { href, pathname, search } = location
    if (!namesReferrer(search)) return
    const url = new URL(href)
    for (const name of [...url.searchParams.keys()]) if (namesReferrer(`?${name}=`)) url.searchParams.delete(name)
    router.history.replace(`${pathname}${url.search}${url.hash}`)
  }, [router])
  const announce = useCallback((outcome: InvitationOutcome) => {
    const message = messages[outcome]
    if (message) toasts.push(message)
  }, [])
  return <Invitation arrival={mayInvite ? arrival : null} chain={chain} onOutcome={announce} />
}
