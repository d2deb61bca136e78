import { Dialog } from "@dghrt/design-system"
import { lazy, type MouseEvent, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react"
import { useSnapshot } from "valtio"
import { settings } from "#features/settings"
import type { GameModule } from "../kit/game-module"
import type { GameRecord } from "../kit/game-record"
import type { RoundResult, RoundState } from "../round/round-state"
import { Splash } from "../screen/splash"
import type { BeforePlay, PlaySession } from "../session/play-session"
import { useTable } from "../session/use-table"
import { NetworkNotice } from "./network-notice"
import { seating, withGamePlayed } from "./seating"

const FairnessDialog = lazy(() => import("./fairness-dialog"))
const RulesDialog = lazy(() => import("./rules-dialog"))

/** What the app joins to a game from its other slices. */
export interface RoomExtras {
  /** Asked before each bet; the terms are accepted here. */
  beforePlay?: BeforePlay
  /** Makes a picture of a result. */
  onShareResult?: (result: RoundResult) => void
}

export interface OpenGameProps extends RoomExtras {
  game: GameModule
  record: GameRecord
  session: PlaySession
  onLeave: () => void
}

/** A bet that is on its way, or whose result nobody has seen, is shown at once. */
const underWay = ({ phase }: RoundState) => phase !== "idle" && phase !== "revealed" && phase !== "failed"

/** A game that nothing keeps the player from: its splash first, then its table. */
export function OpenGame(props: OpenGameProps) {
  const { game, record, session, onLeave } = props
  const seat = seating()
  const { started } = useSnapshot(seat.state)
  const { round } = useSnapshot(session.round.state)
  const seated = started === game.id || underWay(round as RoundState)
  const room = useRef<HTMLDivElement>(null)
  const fresh = useRef(false)
  useEffect(() => {
    if (seated) seat.start(game.id)
  }, [seat, seated, game.id])
  useEffect(() => () => seat.leave(), [seat])

  function start() {
    fresh.current = true
    settings.change({ gamesPlayed: withGamePlayed(settings.state.user.gamesPlayed, game.id) })
    seat.start(game.id)
    // The button is gone by the next frame; the keyboard goes on from the game.
    room.current?.focus({ preventScroll: true })
  }
  /** The second half of a double click on the splash would land on the table, where it could bet. */
  function swallowEcho(event: MouseEvent) {
    if (!fresh.current || !seated) return
    if (event.detail > 1) event.stopPropagation()
    else fresh.current = false
  }
  return (
    <div ref={room} tabIndex={-1} className="mx-auto max-w-260 outline-hidden" onClickCapture={swallowEcho}>
      <NetworkNotice facts={session.facts} onRetry={() => void session.refresh()} />
      {seated ? <GameTable {...props} /> : <Splash game={record} onStart={start} onBack={onLeave} />}
    </div>
  )
}

type Panel = { open: "none" | "info" } | { open: "fairness"; result: RoundResult | null }
const closed: Panel = { open: "none" }

function GameTable({ game, record, session, onLeave, beforePlay, onShareResult }: OpenGameProps) {
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
  const table = useTable(session, game.id, { controls, onVerify: verify, onShare: onShareResult, beforePlay })
  return (
    <>
      <game.Game table={table} />
      <Dialog open={panel.open !== "none"} onOpenChange={(next) => !next && setPanel(closed)}>
        <Suspense>
          {panel.open === "fairness" && (
            <FairnessDialog nextHashedSeed={table.nextHashedSeed} result={panel.result ?? table.history[0] ?? null} />
          )}
          {panel.open === "info" && (
            <RulesDialog
              record={record}
              rules={game.rules(table.settings)}
              fees={table.feesOn(table.wager)}
              token={table.token}
            />
          )}
        </Suspense>
      </Dialog>
    </>
  )
}
