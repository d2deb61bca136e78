import { useNavigate } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { useSnapshot } from "valtio"
import { serverNowMs } from "#features/kernel"
import { lazyPanel } from "#features/lazy-parts"
import { limitsAt, limitsOf, loadRealityCheck, type OwnLimits } from "#features/play-limits"
import { useLiveToken } from "#features/tokens"
import { useWallet } from "#features/wallet"
import { useConfig } from "../shell/app-config"
import { HelpWithPlay } from "./help-with-play"
import { closeOverlay, openOverlay } from "./overlays"

const RealityCheck = lazyPanel(loadRealityCheck)

export default function RealityCheckOverlay() {
  const { address } = useWallet()
  return address !== null && <RealityCheckOf address={address} />
}

function RealityCheckOf({ address }: { address: string }) {
  const config = useConfig()
  const navigate = useNavigate()
  const own = limitsOf(address)
  const { limits, record } = useSnapshot(own.state) as OwnLimits["state"]
  const mint = useLiveToken(config)?.mint ?? ""
  // Its figures are those of the moment it was opened.
  const [nowMs] = useState(serverNowMs)
  const { reminderMinutes } = limitsAt(limits, mint, nowMs)
  const { session } = record
  const gone = session === null || reminderMinutes === null
  useEffect(() => {
    // Another tab has answered for a session that has ended.
    if (gone) closeOverlay()
  }, [gone])
  if (gone) return null
  const answer = (then: () => void) => () => {
    own.answer()
    then()
  }
  return (
    <RealityCheck
      session={session}
      reminderMinutes={reminderMinutes}
      nowMs={nowMs}
      tokens={config.tokens}
      onBreak={answer(() => {
        closeOverlay()
        void navigate({ to: "/" })
      })}
      onContinue={answer(closeOverlay)}
      onLimits={answer(() => openOverlay("limits"))}
      help={<HelpWithPlay>Get help</HelpWithPlay>}
    />
  )
}
