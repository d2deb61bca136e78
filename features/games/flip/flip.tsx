import { acceptsBet } from "@dghrt/betting/model"
import { Coin, NumberStepper, PieceFrame, useLatest, useReducedMotion } from "@dghrt/design-system"
import { multiplierText, percentText } from "#contract/games/odds"
import type { BoardBetting } from "../kit/board-betting"
import { useCleared } from "../kit/use-cleared"
import { useSceneSound } from "../kit/use-scene-sound"
import { dockStepper } from "../screen/dock-field"
import { Ladder } from "../screen/ladder"
import { PlayFrame } from "../screen/play-frame"
import { betArray, COINS, chanceOf, coinsOf, type FlipSettings, multiplierFor } from "./maths"
import { landsAtMs, revealMs } from "./motion"
import { flipRecord } from "./record"
import { celebrates, type FlipScene, sceneOf } from "./scene"
import { decodeFlip, encodeFlip, parseFlip, withCoins } from "./settings"
import { cuesFor } from "./sound"
import { FlipView2d } from "./view-2d"
import { faceNames, narrate, reason } from "./words"

/** Fewer rows are in the controls already. */
const LADDER_FROM = 4

/** Flip on its game page: the only part of the game that touches the round. */
export function FlipGame({ context }: { context: BoardBetting }) {
  const { round, token } = context
  const settings = parseFlip(context.screen.settings)
  const [cleared, clear] = useCleared(round)
  const scene = sceneOf(round, settings, cleared)
  const bet = betArray(settings)
  useSceneSound(scene, cuesFor, context.screen.volume)
  const locked = !acceptsBet(round)
  const change = useLatest((next: FlipSettings) => {
    clear()
    context.screen.onSettingsChange(next)
  })
  return (
    <PlayFrame
      game={flipRecord}
      context={context}
      bet={bet}
      verb="Flip"
      onPlay={() => context.play({ betArray: bet, metadata: encodeFlip(settings) })}
      option={
        <NumberStepper
          partClasses={dockStepper}
          label="Coins"
          value={settings.coins}
          onValueChange={(coins) => change(withCoins(settings, coins))}
          min={COINS.min}
          max={COINS.max}
          disabled={locked}
        />
      }
      board={<FlipView2d scene={scene} locked={locked} onChange={change} />}
      ladderBeside={scene.settings.coins >= LADDER_FROM}
      ladder={() => <Odds scene={scene} />}
      revealMs={revealMs(scene.settings.coins)}
      finished={celebrates(scene)}
      piece={({ bet: { metadata }, resultIndex }) => (
        <Row settings={decodeFlip(metadata) ?? settings} index={resultIndex} />
      )}
      reason={({ bet: { metadata }, resultIndex }) => reason(decodeFlip(metadata) ?? settings, resultIndex)}
      narrate={(result) => narrate(result, token)}
    />
  )
}

/** Every number of coins that could be asked for, with its chance and what it pays. */
function Odds({ scene }: { scene: FlipScene }) {
  const still = useReducedMotion()
  const { settings } = scene
  const { coins, face, needed } = settings
  const shown = scene.phase === "settled" || (scene.phase === "landing" && !still) ? scene.shown : []
  // Each coin of the called side lights the next rung as it lands.
  const landings = shown.flatMap((side, coin) => (side === face ? [landsAtMs(coin)] : []))
  return (
    <Ladder
      title={coins === 1 ? "Odds" : `At least, of ${coins}`}
      empty=""
      rows={Array.from({ length: coins }, (_, index) => coins - index).map((k) => ({
        id: k,
        label: coins === 1 ? faceNames[face] : `${k} ${face}`,
        detail: `${percentText(chanceOf({ ...settings, needed: k }))}%`,
        value: multiplierText(multiplierFor({ ...settings, needed: k })),
        kind: "partial",
        current: k === needed,
        ...(landings[k - 1] !== undefined && { litAfterMs: scene.phase === "settled" ? 0 : landings[k - 1] }),
      }))}
    />
  )
}

/** The coins as they fell, small enough to fit over the figure. */
function Row({ settings, index }: { settings: FlipSettings; index: number }) {
  return (
    <span className="flex gap-[6px]">
      {coinsOf(index, settings.coins).map((face, coin) => (
        // The coin's place in the row is what it is.
        // biome-ignore lint/suspicious/noArrayIndexKey: coins have no other name
        <PieceFrame key={coin} viewBox="-110 -110 220 236" className="size-[52px]">
          <Coin r={100} face={face} shadow={false} />
        </PieceFrame>
      ))}
    </span>
  )
}
