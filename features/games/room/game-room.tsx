import { ErrorPage } from "@dghrt/design-system"
import type { AppConfig } from "#contract/config"
import { useWallet } from "#features/wallet"
import { findGame } from "../catalogue"
import { useFreeSession } from "../free/use-free-session"
import { gateFor, isDemo, type WalletForGate } from "../screen/gate"
import { GatePage } from "../screen/gate-page"
import { useSession } from "../session/use-session"
import { OpenGame, type RoomExtras } from "./open-game"
import { useGame } from "./use-game"

export interface GameRoomProps extends RoomExtras {
  config: AppConfig
  /** First segment of the address. */
  urlWallet: string
  gameId: string
  onConnect: () => void
  onLeave: () => void
}

/** Everything behind a game's address: what keeps a player out, then the game itself. */
export function GameRoom({ config, urlWallet, gameId, onConnect, onLeave, ...extras }: GameRoomProps) {
  const { status, address, settled } = useWallet()
  const live = useSession(config)
  const demo = isDemo(urlWallet)
  const free = useFreeSession(demo ? address : null)
  const session = demo ? free : live
  const record = findGame(gameId, config)
  const { game, failed, retry } = useGame(record?.built ? record.id : null)

  if (failed) {
    return (
      <ErrorPage status={500} homeHref="/" onRetry={retry}>
        Something went wrong while loading the game.
      </ErrorPage>
    )
  }
  const loading = record?.built === true && (game === null || session === null)
  const gate = gateFor({ wallet: walletForGate(status, address, settled), urlWallet, loading, game: record })
  if (gate.gate !== "open") {
    const name = record?.meta.name ?? "Game"
    return (
      <GatePage gate={gate.gate} name={name} homeHref="/" onRetry={() => location.reload()} onConnect={onConnect} />
    )
  }
  return (
    game &&
    session && (
      <OpenGame
        key={`${game.id} ${demo}`}
        game={game}
        record={gate.game}
        session={session}
        config={config}
        onConnect={onConnect}
        onLeave={onLeave}
        {...extras}
      />
    )
  )
}

function walletForGate(status: string, address: string | null, settled: boolean): WalletForGate {
  if (address !== null) return { status: "connected", address }
  return { status: status === "connecting" || !settled ? "connecting" : "none" }
}
