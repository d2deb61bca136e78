import { ErrorPage } from "@dghrt/design-system"
import { useEffect, useMemo } from "react"
import type { AppConfig } from "#contract/config"
import { gateMessages } from "#features/messages"
import { useWallet } from "#features/wallet"
import { findGame } from "../catalogue/catalogue"
import type { WalletForGate } from "../kit/wallet-for-gate"
import { VISITOR } from "../play/free-player"
import { leaveBoard } from "../play/leave-board"
import { hasPendingBet } from "../play/stored-bets"
import { hasUnfinished } from "../play/unfinished"
import { useFreeSession } from "../play/use-free-session"
import { useSession } from "../play/use-session"
import { type Blocking, gateFor, isDemo } from "../screen/gate"
import { GatePage } from "../screen/gate-page"
import { GameBoundary } from "./game-boundary"
import type { GamePageExtras } from "./game-page-extras"
import { PlayableGame } from "./playable-game"
import { startedGameOfTab } from "./started-game"
import { useGame } from "./use-game"

export interface GamePageProps extends GamePageExtras {
  config: AppConfig
  /** First segment of the address. */
  urlWallet: string
  gameId: string
  /** Whether a visitor may play for free; the configuration says so unless the page was prerendered without it. */
  visitorFreePlay?: boolean
  /** Which of the closed games stay closed. */
  blocking?: Blocking
  onConnect: () => void
  onLeave: () => void
}

/** Everything behind a game's address: what keeps a player out, then the game itself. */
export function GamePage({
  config,
  urlWallet,
  gameId,
  visitorFreePlay = config.visitorFreePlay === true,
  blocking,
  onConnect,
  onLeave,
  ...extras
}: GamePageProps) {
  const { status, address, settled } = useWallet()
  const live = useSession(config)
  const demo = isDemo(urlWallet)
  const connection = walletForGate(status, address, settled)
  const { player, session: free } = useFreeSession({ demo, wallet: connection, visitorFreePlay })
  const session = demo ? free : live
  // A visitor's free round continues while a wallet is being connected.
  const wallet: WalletForGate = player === VISITOR ? { status: "none" } : connection
  const record = findGame(gameId, config)
  const { game, failed, retry } = useGame(record?.built ? record.id : null)
  useResetOnLeave(urlWallet, gameId)
  // Read once: the page stays until it is left, also after what was open has been finished.
  const unfinished = useMemo(() => address !== null && hasUnfinished(address, gameId), [address, gameId])

  if (failed) {
    return <ErrorPage status={500} title={gateMessages.GAME_FAILED.text} homeHref="/" onRetry={retry} />
  }
  const loading = record?.built === true && (game === null || session === null)
  const gate = gateFor({ wallet, urlWallet, loading, game: record, visitorFreePlay, unfinished, ...blocking })
  if (gate.gate !== "open") {
    // Free play without a wallet waits for the game alone, unless a wallet is being connected.
    const waitsForGame = gate.gate === "connecting" && demo && visitorFreePlay && status !== "connecting"
    return (
      <GatePage
        gate={waitsForGame ? "loading" : gate.gate}
        game={record}
        homeHref="/"
        onBack={onLeave}
        onRetry={() => location.reload()}
        onConnect={onConnect}
        betPending={!demo && hasPendingBet(urlWallet)}
      />
    )
  }
  return (
    game &&
    session && (
      <GameBoundary key={`${game.id} ${demo}`} onFailed={() => leaveBoard(session, game, extras.onRevealedInWords)}>
        <PlayableGame
          game={game}
          record={gate.game}
          session={session}
          config={config}
          wallet={address}
          onConnect={onConnect}
          onLeave={onLeave}
          {...extras}
          {...(gate.finishing && { closedReason: gateMessages.GAME_MAINTENANCE.text })}
        />
      </GameBoundary>
    )
  )
}

/** A wallet that disconnects for a moment keeps the game started: only another address in the URL ends it. */
function useResetOnLeave(urlWallet: string, gameId: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the two are what is left
  useEffect(() => () => startedGameOfTab().leave(), [urlWallet, gameId])
}

function walletForGate(status: string, address: string | null, settled: boolean): WalletForGate {
  if (address !== null) return { status: "connected", address }
  return { status: status === "connecting" || !settled ? "connecting" : "none" }
}
