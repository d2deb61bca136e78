import { acceptsBet, resultKey } from "@dghrt/betting/model"
import { useLatest } from "@dghrt/design-system"
import { multiplierText } from "#contract/games/odds"
import type { BoardBetting } from "../kit/board-betting"
import { outcomeKind } from "../kit/outcome"
import { useCleared } from "../kit/use-cleared"
import { useSceneSound } from "../kit/use-scene-sound"
import { lazyView3d } from "../kit3d/view-3d-or-2d"
import { Ladder } from "../screen/ladder"
import { PlayFrame } from "../screen/play-frame"
import { DiceOption } from "./dice-option"
import { Die } from "./die"
import { betArray, type DiceSettings } from "./maths"
import { REVEAL_MS } from "./motion"
import { diceRecord } from "./record"
import { celebrates, sceneOf } from "./scene"
import { decodeDice, encodeDice, parseDice } from "./settings"
import { cuesFor } from "./sound"
import { DiceView2d } from "./view-2d"
import { narrate, reason } from "./words"

const DiceView3d = lazyView3d(async () => (await import("./view-3d")).DiceView3d)

const LADDER_ROWS = 8

/** Dice on its game page: the only part of the game that touches the round. */
export function DiceGame({ context }: { context: BoardBetting }) {
  const { round, token } = context
  const settings = parseDice(context.screen.settings)
  const [cleared, clear] = useCleared(round)
  const scene = sceneOf(round, settings, cleared)
  const bet = betArray(settings)
  useSceneSound(scene, cuesFor, context.screen.volume)
  const locked = !acceptsBet(round)
  const change = useLatest((next: DiceSettings) => {
    clear()
    context.screen.onSettingsChange(next)
  })
  return (
    <PlayFrame
      game={diceRecord}
      context={context}
      bet={bet}
      verb="Roll"
      onPlay={() => context.play({ betArray: bet, metadata: encodeDice(settings) })}
      option={<DiceOption settings={settings} disabled={locked} onChange={change} />}
      board={
        <DiceView2d
          scene={scene}
          locked={locked}
          onChange={change}
          view3d={context.screen.view === "3D" ? DiceView3d : undefined}
        />
      }
      ladderBeside={false}
      ladder={(revealed) => (
        <Ladder
          title="Last rolls"
          empty="None yet"
          rows={revealed.slice(0, LADDER_ROWS).map((result, index) => ({
            id: resultKey(result),
            label: `${result.resultIndex}`,
            value: multiplierText(result.multiplierBps),
            kind: outcomeKind(result.multiplierBps),
            current: index === 0 && round.phase === "revealed",
          }))}
        />
      )}
      revealMs={REVEAL_MS}
      finished={celebrates(scene)}
      piece={({ resultIndex }) => (
        <Die roll={resultIndex} motion="still" lit={false} className="h-[80px] overflow-visible" />
      )}
      reason={({ bet: { metadata }, resultIndex }) => reason(decodeDice(metadata) ?? settings, resultIndex)}
      narrate={(result) => narrate(result, token)}
    />
  )
}
