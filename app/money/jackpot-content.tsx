import { SkeletonRows } from "@dghrt/design-system"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useSnapshot } from "valtio"
import { LoadingPart, lazyPart, notLoaded } from "#features/lazy-parts"
import { JACKPOT_FEE, jackpotFeeSetting, loadJackpotScreen, loadNoJackpot } from "#features/pools"
import { useSelection } from "#features/tokens"
import { useWallet } from "#features/wallet"
import { closeOverlay, openOverlay } from "../overlays/overlays"
import { playerLink } from "../pages/player-link"
import { useConfig } from "../shell/app-config"
import { announce } from "../shell/toasts"

const placeholders = {
  waiting: (
    <LoadingPart name="The jackpot">
      <SkeletonRows count={4} label="Loading the jackpot" />
    </LoadingPart>
  ),
  failed: notLoaded("The jackpot"),
}
const JackpotScreen = lazyPart(loadJackpotScreen, placeholders)
const NoJackpot = lazyPart(loadNoJackpot, placeholders)

export const startLink = (content: ReactNode) => (
  <Link to="/" onClick={closeOverlay}>
    {content}
  </Link>
)

function changeParticipation(taking: boolean) {
  jackpotFeeSetting.takePart(taking)
  if (taking) announce("JACKPOT_ON", { share: `${JACKPOT_FEE * 100}%` })
  else announce("JACKPOT_OFF")
}

/** What the dialog and the page show of the jackpot of the selected token. */
export function JackpotContent() {
  const config = useConfig()
  const { address } = useWallet()
  const selection = useSelection(config)
  const { fee } = useSnapshot(jackpotFeeSetting.state)
  const token = selection.kind === "token" ? selection.token : address === null ? config.tokens[0] : undefined
  if (!token) return <NoJackpot onTokens={() => openOverlay("selectToken")} startLink={startLink} />
  return (
    <JackpotScreen
      config={config}
      token={token}
      player={address}
      participation={address === null ? null : { taking: fee > 0, onChange: changeParticipation }}
      onConnect={() => openOverlay("wallet")}
      playerLink={playerLink}
      startLink={startLink}
    />
  )
}
