import { Link } from "@tanstack/react-router"
import { lazy } from "react"
import { catalogueOf } from "#features/games"
import { loadAllGames } from "#features/home"
import { useWallet } from "#features/wallet"
import { useConfig } from "../shell/app-config"

const AllGames = lazy(loadAllGames)

export default function AllGamesOverlay() {
  const { address } = useWallet()
  return (
    <AllGames
      games={catalogueOf(useConfig())}
      link={
        address === null
          ? null
          : ({ id }, content) => (
              <Link to="/game/$wallet/$gameId" params={{ wallet: address, gameId: id }}>
                {content}
              </Link>
            )
      }
    />
  )
}
