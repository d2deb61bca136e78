import { acceptsBet, resultKey } from "@dghrt/betting/model"
import { PieceFrame, Rocket, useLatest } from "@dghrt/design-system"
import { multiplierText } from "#contract/games/odds"
import type { BoardBetting } from "../kit/board-betting"
import { useCleared } from "../kit/use-cleared"
import { useSceneSound } from "../kit/use-scene-sound"
import { Ladder } from "../screen/ladder"
import { PlayFrame } from "../screen/play-frame"
import { flightMs, SETTLE_MS } from "./flight"
import { betArray, type CrashSettings } from "./maths"
import { crashRecord } from "./record"
import { type CrashScene, celebrates, sceneOf } from "./scene"
import { decodeCrash, encodeCrash, parseCrash } from "./settings"
import { cuesFor } from "./sound"
import { TargetField } from "./target-field"
import { CrashView2d } from "./view-2d"
import { narrate, reason } from "./words"

const LADDER_ROWS = 8

/** Crash on its game page: the only part of the game that touches the round. */
export function CrashGame({ context }: { context: BoardBetting }) {
  const { round, token, wager } = context
  const settings = parseCrash(context.screen.settings)
  const [cleared, clear] = useCleared(round)
  const scene = sceneOf(round, settings, cleared)
  const bet = betArray(settings)
  useSceneSound(scene, cuesFor, context.screen.volume)
  const locked = !acceptsBet(round)
  const aim = useLatest((target: number) => {
    clear()
    context.screen.onSettingsChange({ target } satisfies CrashSettings)
  })
  return (
    <PlayFrame
      game={crashRecord}
      context={context}
      bet={bet}
      verb="Launch"
      onPlay={() => context.play({ betArray: bet, metadata: encodeCrash(settings) })}
      option={<TargetField target={settings.target} disabled={locked} onChange={aim} />}
      board={<CrashView2d scene={scene} wager={wager} token={token} locked={locked} onTarget={aim} />}
      ladderBeside={false}
      ladder={(revealed) => (
        <Ladder
          title="Last flights"
          empty="None yet"
          rows={revealed.slice(0, LADDER_ROWS).map((result, index) => ({
            id: resultKey(result),
            label: result.multiplierBps > 0 ? "Cashed" : "Crashed",
            value: multiplierText(result.multiplierBps),
            kind: result.multiplierBps > 0 ? "win" : "loss",
            current: index === 0 && round.phase === "revealed",
          }))}
        />
      )}
      revealMs={revealMs(scene)}
      finished={celebrates(scene)}
      piece={({ multiplierBps }) => (
        <PieceFrame viewBox="-110 -110 220 250" className="h-[96px]">
          <Rocket turn={28} burning={multiplierBps > 0} />
        </PieceFrame>
      )}
      reason={(result) => reason(result, decodeCrash(result.bet.metadata) ?? settings)}
      narrate={(result) => narrate(result, token)}
    />
  )
}

const revealMs = (scene: CrashScene) => (scene.phase === "flying" ? flightMs(scene.reached) + SETTLE_MS : 0)
