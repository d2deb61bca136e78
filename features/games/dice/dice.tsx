import { useReducedMotion } from "@dghrt/design-system"
import { useEffect, useRef, useState } from "react"
import { multiplierText } from "../kit/amount-text"
import { outcomeKind } from "../kit/outcome"
import type { Table } from "../kit/table"
import { useReveal } from "../kit/use-reveal"
import { useSoundPlayer } from "../kit/use-sound-player"
import type { RoundState } from "../round/round-state"
import { BetDock } from "../screen/bet-dock"
import { FailureBanner } from "../screen/failure-banner"
import { GameScreen } from "../screen/game-screen"
import { Ladder } from "../screen/ladder"
import { OutcomeLayer } from "../screen/outcome-layer"
import { readyToPlay } from "../screen/progress"
import { ScreenFooter } from "../screen/screen-footer"
import { useOutcomeMoment } from "../screen/use-outcome-moment"
import { DiceOption } from "./dice-option"
import { Die } from "./die"
import { betArray, type DiceSettings } from "./maths"
import { REVEAL_MS } from "./motion"
import { diceRecord } from "./record"
import { celebrates, type DiceScene, sceneOf } from "./scene"
import { decodeDice, encodeDice, parseDice } from "./settings"
import { cuesFor } from "./sound"
import { DiceView2d } from "./view-2d"
import { narrate, reason } from "./words"

const CROSS_FADE_MS = 120
const LADDER_ROWS = 8

function useSceneSound(scene: DiceScene, volume: number) {
  const player = useSoundPlayer(volume)
  const before = useRef(scene)
  useEffect(() => {
    player.play(cuesFor(before.current, scene), volume)
    before.current = scene
  }, [player, scene, volume])
}

/** A result is history only once it has been shown. */
const toldHistory = ({ history, round }: Table) =>
  round.phase === "settled" ? history.filter((result) => result.nonce !== round.result.nonce) : history

function edge(round: RoundState, scene: DiceScene) {
  if (round.phase === "failed") return "error"
  return celebrates(scene) ? "finished" : "plain"
}

/** Dice at a table: the only part of the game that touches the round. */
export function DiceGame({ table }: { table: Table }) {
  const { round, token, wager } = table
  const settings = parseDice(table.settings)
  const [cleared, setCleared] = useState<number | null>(null)
  const scene = sceneOf(round, settings, cleared)
  const bet = betArray(settings)
  const stage = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const reduced = useReducedMotion()
  const [dismissed, setDismissed] = useState<RoundState | null>(null)
  useReveal(round.phase === "settled", reduced ? CROSS_FADE_MS : REVEAL_MS, stage, table.revealed)
  useSceneSound(scene, table.volume)
  const told = toldHistory(table)
  const shown = useOutcomeMoment(round, layer)
  const locked = !readyToPlay(round)
  function change(next: DiceSettings) {
    if (round.phase === "revealed") setCleared(round.result.nonce)
    table.onSettingsChange(next)
  }
  return (
    <GameScreen
      ref={stage}
      game={diceRecord}
      table={{ ...table, history: told }}
      state={edge(round, scene)}
      announcement={round.phase === "revealed" ? narrate(round.result, token) : ""}
      ladder={
        <Ladder
          title="Last rolls"
          empty="None yet"
          rows={told.slice(0, LADDER_ROWS).map(({ nonce, resultIndex, multiplierBps }, index) => ({
            id: nonce,
            label: `${resultIndex}`,
            value: multiplierText(multiplierBps),
            kind: outcomeKind(multiplierBps),
            current: index === 0 && round.phase === "revealed",
          }))}
        />
      }
      board={<DiceView2d scene={scene} wager={wager} token={token} locked={locked} onChange={change} />}
      dock={
        <BetDock
          table={table}
          bet={bet}
          verb="Roll"
          onPlay={() => table.play({ betArray: bet, wager, metadata: encodeDice(settings) })}
          option={<DiceOption settings={settings} disabled={locked} onChange={change} />}
        />
      }
      footer={<ScreenFooter table={table} bet={bet} />}
      banner={
        round.phase === "failed" &&
        round !== dismissed && (
          <FailureBanner
            round={round}
            onDismiss={round.moneyMoved === "unknown" ? undefined : () => setDismissed(round)}
          />
        )
      }
      outcome={
        shown && (
          <OutcomeLayer
            ref={layer}
            result={shown}
            token={token}
            piece={<Die roll={shown.resultIndex} motion="still" lit={false} className="h-20 overflow-visible" />}
            reason={reason(decodeDice(shown.bet.metadata) ?? settings, shown.resultIndex)}
            onVerify={() => table.onVerify(shown)}
          />
        )
      }
    />
  )
}
