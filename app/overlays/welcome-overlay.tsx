import { lazy } from "react"
import { loadWelcomeDialog } from "#features/terms"
import { openOverlay } from "./overlays"

const WelcomeDialog = lazy(loadWelcomeDialog)

export default function WelcomeOverlay() {
  return <WelcomeDialog onGames={() => openOverlay("allGames")} />
}
