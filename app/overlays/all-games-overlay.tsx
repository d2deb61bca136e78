import { Link } from "@tanstack/react-router"
import { lazy } from "react"
import { catalogue } from "#features/games"
import { loadAllGames } from "#features/home"
import { useWallet } from "#features/wallet"

const AllGames = lazy(loadAllGames)

export default function AllGamesOverlay() {
  const { address } = useWallet()
  return (
    <AllGames
      games={catalogue}
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
