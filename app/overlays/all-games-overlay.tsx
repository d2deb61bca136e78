import type { ReactNode } from "react"
import { catalogueOf, type GameRecord } from "#features/games"
import { loadAllGames } from "#features/home"
import { lazyPanel } from "#features/lazy-parts"
import { freePlayLink, gamePageLink } from "../pages/game-links"
import { useGameWallet } from "../pages/use-game-wallet"
import { useConfig } from "../shell/app-config"
import { openOverlay } from "./overlays"

const AllGames = lazyPanel(loadAllGames)

const connectFirst = (_game: GameRecord, content: ReactNode) => (
  <button type="button" aria-haspopup="dialog" onClick={() => openOverlay("wallet")} className="text-start">
    {content}
  </button>
)

/** Games of one player can be played for free; the others need a wallet. */
const freeOrConnect = (game: GameRecord, content: ReactNode) =>
  game.meta.tag === "Singleplayer" ? freePlayLink(game, content) : connectFirst(game, content)

export default function AllGamesOverlay() {
  const config = useConfig()
  const gameWallet = useGameWallet()
  const free = config.visitorFreePlay === true
  const visitor = free
    ? { description: "Free play with DGHRT. Connect your wallet to play with SOL.", link: freeOrConnect }
    : { description: "Connect your wallet to play.", link: connectFirst }
  const link = gamePageLink(gameWallet)
  return <AllGames games={catalogueOf(config)} {...(link ? { link } : visitor)} />
}
