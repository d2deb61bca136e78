import { useNow } from "@dghrt/design-system"
import { Lock } from "lucide-react"
import { useEffect } from "react"
import { useSnapshot } from "valtio"
import type { TokenConfig } from "#contract/config"
import { serverNowMs } from "#features/kernel"
import { lazyPart } from "#features/lazy-parts"
import { limitsAt, limitsOf, loadSessionBar, type OwnLimits, reminderAtMs } from "#features/play-limits"
import { openOverlay, overlays } from "../overlays/overlays"
import { access } from "../shell/access"
import { CLOSED } from "./closed"

const SessionBar = lazyPart(loadSessionBar)

const minuteMs = 60_000

export interface AboveGameProps {
  /** The wallet that plays. */
  address: string
  token: TokenConfig
  /** A bet is on its way, or its result is not shown yet. */
  betting: boolean
}

/** Keeps the time of a session while a game is open, shows it, and reminds of it where the player asked for that. */
export function AboveGame({ address, token, betting }: AboveGameProps) {
  const own = limitsOf(address)
  const { mint } = token
  useEffect(() => own.follow(), [own])
  useEffect(() => {
    own.gameOpen(mint)
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") own.gameOpen(mint)
    }, minuteMs)
    return () => clearInterval(timer)
  }, [own, mint])
  useReminder(own, mint, betting)
  const { closed } = useSnapshot(access)
  return (
    <>
      {closed && (
        <p
          role="status"
          className="well mb-3 flex min-h-11 items-center gap-3 rounded-md px-4 py-1.5 text-sm text-text"
        >
          <Lock aria-hidden className="size-4.5 shrink-0 text-info" strokeWidth={1.75} />
          <span>{CLOSED}</span>
        </p>
      )}
      <SessionBar own={own} token={token} onLimits={() => openOverlay("limits")} />
    </>
  )
}

/** Never during a bet, nor over a dialog: it waits for the end of either. */
function useReminder(own: OwnLimits, mint: string, betting: boolean) {
  const { limits, record } = useSnapshot(own.state) as OwnLimits["state"]
  const nowMs = useNow(1_000, serverNowMs)
  const atMs = reminderAtMs(limitsAt(limits, mint, nowMs), record)
  const { coolOffUntilMs } = limits
  useEffect(() => {
    const due = atMs !== null && atMs <= nowMs && coolOffUntilMs <= nowMs
    if (due && !betting && overlays.open === null && document.querySelector("[role=dialog]") === null)
      openOverlay("realityCheck")
  }, [atMs, nowMs, coolOffUntilMs, betting])
}
