import { Dialog, ErrorPage } from "@dghrt/design-system"
import { lazy, Suspense, useCallback, useMemo, useState } from "react"
import type { AppConfig } from "#contract/config"
import { useWallet } from "#features/wallet"
import { findGame } from "../catalogue"
import type { GameModule } from "../kit/game-module"
import type { RoundResult } from "../round/round-state"
import { gateFor, type WalletForGate } from "../screen/gate"
import { GatePage } from "../screen/gate-page"
import type { PlaySession } from "../session/play-session"
import { useSession } from "../session/use-session"
import { useTable } from "../session/use-table"
import { NetworkNotice } from "./network-notice"
import { useGame } from "./use-game"

const FairnessDialog = lazy(() => import("./fairness-dialog"))
const RulesDialog = lazy(() => import("./rules-dialog"))

export interface GameRoomProps {
  config: AppConfig
  /** First segment of the address. */
  urlWallet: string
  gameId: string
  onConnect: () => void
  onLeave: () => void
}

/** Everything behind a game's address: what keeps a player out, then the game itself. */
export function GameRoom({ config, urlWallet, gameId, onConnect, onLeave }: GameRoomProps) {
  const { status, address, settled } = useWallet()
  const session = useSession(config)
  const record = findGame(gameId)
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
  return game && session && <OpenGame key={game.id} game={game} session={session} onLeave={onLeave} />
}

function walletForGate(status: string, address: string | null, settled: boolean): WalletForGate {
  if (address !== null) return { status: "connected", address }
  return { status: status === "connecting" || !settled ? "connecting" : "none" }
}

type Panel = { open: "none" | "info" } | { open: "fairness"; result: RoundResult | null }
const closed: Panel = { open: "none" }

function OpenGame({ game, session, onLeave }: { game: GameModule; session: PlaySession; onLeave: () => void }) {
  const [panel, setPanel] = useState<Panel>(closed)
  const controls = useMemo(
    () => ({
      onBack: onLeave,
      onInfo: () => setPanel({ open: "info" }),
      onFairness: () => setPanel({ open: "fairness", result: null }),
    }),
    [onLeave],
  )
  const verify = useCallback((result: RoundResult) => setPanel({ open: "fairness", result }), [])
  const table = useTable(session, game.id, { controls, onVerify: verify })
  const record = findGame(game.id)
  return (
    <div className="mx-auto max-w-260">
      <NetworkNotice facts={session.facts} onRetry={() => void session.refresh()} />
      <game.Game table={table} />
      <Dialog open={panel.open !== "none"} onOpenChange={(next) => !next && setPanel(closed)}>
        <Suspense>
          {panel.open === "fairness" && (
            <FairnessDialog nextHashedSeed={table.nextHashedSeed} result={panel.result ?? table.history[0] ?? null} />
          )}
          {panel.open === "info" && record && (
            <RulesDialog
              record={record}
              rules={game.rules(table.settings)}
              fees={table.feesOn(table.wager)}
              token={table.token}
            />
          )}
        </Suspense>
      </Dialog>
    </div>
  )
}
