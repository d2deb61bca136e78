import { lazy } from "react"
import { catalogueOf } from "#features/games"
import { loadAllGames } from "#features/home"
import { useWallet } from "#features/wallet"
import { tableLink } from "../pages/game-links"
import { useConfig } from "../shell/app-config"

const AllGames = lazy(loadAllGames)

export default function AllGamesOverlay() {
  const { address } = useWallet()
  return <AllGames games={catalogueOf(useConfig())} link={tableLink(address)} />
}
