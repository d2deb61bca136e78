import type { ComponentType } from "react"
import type { ArtId } from "../art-id"
import type { SceneProps } from "../backdrop"
import { BlackjackScene } from "./blackjack"
import { CrashScene } from "./crash"
import { DiceScene } from "./dice"
import { FlipScene } from "./flip"
import { HeartScene } from "./heart"
import { HiloScene } from "./hilo"
import { Magic8BallScene } from "./magic8ball"
import { MinesScene } from "./mines"
import { PlinkoScene } from "./plinko"
import { PlinkoRaceScene } from "./plinkorace"
import { SlotsScene } from "./slots"

/** All of them at once, for what draws them ahead. */
export const artScenes: Record<ArtId, ComponentType<SceneProps>> = {
  dice: DiceScene,
  magic8ball: Magic8BallScene,
  slots: SlotsScene,
  plinkorace: PlinkoRaceScene,
  flip: FlipScene,
  hilo: HiloScene,
  mines: MinesScene,
  plinko: PlinkoScene,
  crash: CrashScene,
  blackjack: BlackjackScene,
  heart: HeartScene,
}
