import { useEffect, useRef } from "react"
import { outcomeKind } from "./outcome"
import type { Cue } from "./sound"
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
    const cues = cuesFor(before.current, scene)
    before.current = scene
    player.play(cues, volume)
  }, [player, scene, cuesFor, volume])
}

/** The closing sound of a play: only more than the stake is celebrated. */
export function outcomeCue(multiplierBps: number): readonly Cue[] {
  const kind = outcomeKind(multiplierBps)
  if (kind === "win") return [{ sound: "win", atMs: 0 }]
  return kind === "loss" ? [{ sound: "lose", atMs: 0 }] : []
}
