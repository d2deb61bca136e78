import { lazyWithPreload } from "@dghrt/design-system"
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router"
import { useCallback, useMemo } from "react"
import { useSnapshot } from "valtio"
import {
  type FailureReason,
  findGame,
  isDemo,
  loadGame,
  loadGamePlayPage,
  type RoundResult,
  type Tier,
} from "#features/games"
import { logger } from "#features/kernel"
import { Widget } from "#features/lazy-parts"
import { useLiveToken } from "#features/tokens"
import { useWallet } from "#features/wallet"
import { countBet, countPlayed } from "../diagnostics/count-bet"
import { useSelectionFollowsPage } from "../money/use-selection-follows-page"
import { flags } from "../navigation/flags"
import { openOverlay } from "../overlays/overlays"
import { useVisitorFreePlay } from "../pages/free-play"
import { pageHead } from "../pages/page-head"
import { AboveGame } from "../play/above-game"
import { announceInWords, announceResult } from "../play/announce-result"
import { betRules, freeBetRules } from "../play/bet-rules"
import { CLOSED } from "../play/closed"
import { countPlay, useClosedReason } from "../play/limits"
import { useAccessRefusal } from "../play/play-access"
import { access } from "../shell/access"
import { announceFailure, announceWith } from "../shell/toasts"

const PlayPage = lazyWithPreload(loadGamePlayPage)

export const Route = createFileRoute("/game/$wallet/$gameId")({
  codeSplitGroupings: [["loader", "component"]],
  loader: async ({ params }) => {
    const game = findGame(params.gameId)
    // The page loads the file again if this fails, and reports a second failure.
    void loadGame(params.gameId.toLowerCase()).catch((error) => logger.info("A game was not preloaded", error))
    await PlayPage.preload().catch(() => undefined)
    return game
  },
  head: ({ loaderData: game }) =>
    // The address of a game page holds a wallet, which is not for sharing: the game's own address is.
    game
      ? pageHead(game.meta.name, game.meta.description, `/${game.id}`)
      : pageHead("Game not found", "This game does not exist."),
  component: GamePage,
})

function GamePage() {
  const { wallet, gameId } = Route.useParams()
  const { config } = Route.useRouteContext()
  const navigate = useNavigate()
  const visitorFreePlay = useVisitorFreePlay()
  const isFree = isDemo(wallet)
  const onResult = useMemo(() => {
    const announce = announceResult(config)
    return (result: RoundResult, tier: Tier) => {
      announce(result, tier)
      countPlayed(result.bet.gameId)
      if (!isFree) countBet(null)
    }
  }, [config, isFree])
  const onRevealedInWords = useCallback(
    (result: RoundResult, words: string) => {
      announceInWords(config, result, words)
      countPlayed(result.bet.gameId)
      if (!isFree) countBet(null)
    },
    [config, isFree],
  )
  const onFailure = useCallback(
    (failure: Parameters<typeof announceFailure>[0], reason: FailureReason) => {
      if (!isFree) countBet(reason)
      return announceFailure(failure)
    },
    [isFree],
  )
  const { address } = useWallet()
  const token = useLiveToken(config)
  const { closed } = useSnapshot(access)
  const accessRefusal = useAccessRefusal(address !== null)
  const ownLimits = useClosedReason(address, token)
  useSelectionFollowsPage(wallet)
  return (
    <PlayPage
      config={config}
      urlWallet={wallet}
      gameId={gameId}
      visitorFreePlay={visitorFreePlay}
      onConnect={() => openOverlay("wallet")}
      onLeave={() => void navigate({ to: "/" })}
      onOpenGame={(to) => void navigate({ to: "/game/$wallet/$gameId", params: { wallet: to, gameId } })}
      gameLink={({ onClick, ...params }, content) => (
        <Link to="/game/$wallet/$gameId" params={params} onClick={onClick}>
          {content}
        </Link>
      )}
      onAllSettings={() => openOverlay("settings")}
      onShareGame={(id) => openOverlay("share", { gameId: id })}
      showsViewToggle={flags.toggle2d3d}
      blocking={{ blockMaintenance: flags.blockMaintenanceGames, blockCreating: flags.blockGameCreating }}
      rules={isFree ? freeBetRules : betRules}
      announce={announceWith}
      onFailure={onFailure}
      onResult={onResult}
      onRevealedInWords={onRevealedInWords}
      onPlayed={countPlay}
      closedReason={closed ? CLOSED : (accessRefusal ?? ownLimits)}
      aboveGame={({ betting }) =>
        address !== null &&
        token && (
          <Widget name="The session">
            <AboveGame address={address} token={token} betting={betting} />
          </Widget>
        )
      }
      onShareResult={(result) => openOverlay("shareResult", { result })}
    />
  )
}
