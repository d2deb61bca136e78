import { useEffect, useRef } from "react"
import { logger } from "#features/kernel"
import { outcomeKind } from "./outcome"
import type { Cue } from "./sound"
import type { BelowCosts } from "./true-win"
import { useSoundPlayer } from "./use-sound-player"

/** Sound follows a change of scene, never a render, so drawing twice cannot play twice. */
export function useSceneSound<Scene>(
  scene: Scene,
  cuesFor: (before: Scene, after: Scene) => readonly Cue[],
  volume: number,
): void {
  const player = useSoundPlayer(volume)
  const before = useRef(scene)
  useEffect(() => {
    const last = before.current
    before.current = scene
    try {
      player.play(cuesFor(last, scene))
    } catch (error) {
      logger.warn("A game goes on without this sound", error)
    }
  }, [player, scene, cuesFor])
}

/** The closing sound of a play: only more than it took is celebrated. */
export function outcomeCue({ multiplierBps, belowCosts }: { multiplierBps: number } & BelowCosts): readonly Cue[] {
  const kind = outcomeKind(multiplierBps)
  if (kind === "win" && belowCosts) return []
  if (kind === "win") return [{ sound: "win", atMs: 0 }]
  return kind === "loss" ? [{ sound: "lose", atMs: 0 }] : []
}
