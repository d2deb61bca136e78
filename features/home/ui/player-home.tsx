import { useEffect } from "react"
import { useSnapshot } from "valtio"
import { playHistory } from "#features/games"
import { settings } from "#features/settings"
import { favourites, toggleFavourite } from "../model/favourites"
import { ConnectedHome, type ConnectedHomeProps } from "./connected-home"

const noPlays = { gamesPlayed: 0, wins: 0, losses: 0 }

type Remembered = "played" | "tallyOf" | "favourites" | "onFavourite"

/** The tables, with what this browser remembers of the player. */
export function PlayerHome(props: Omit<ConnectedHomeProps, Remembered>) {
  const { games: tallies } = useSnapshot(playHistory.state)
  const { gamesPlayed } = useSnapshot(settings.state).user
  const { ids } = useSnapshot(favourites)
  useEffect(() => playHistory.open(), [])
  return (
    <ConnectedHome
      {...props}
      played={gamesPlayed}
      tallyOf={(gameId) => tallies[gameId] ?? noPlays}
      favourites={ids}
      onFavourite={toggleFavourite}
    />
  )
}
