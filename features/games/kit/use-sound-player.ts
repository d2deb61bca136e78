import { useEffect, useState } from "react"
import { createSoundPlayer, type SoundPlayer } from "./sound"

/**
 * The game's voice. It opens the device with its first cue; players who do not want sound deferred have it opened by
 * their first press anywhere on the page. `volume` is the player's own; a muted game opens nothing. Leaving ends every sound.
 */
export function useSoundPlayer(volume: number): SoundPlayer {
  const [player] = useState(() => createSoundPlayer())
  const audible = volume > 0
  useEffect(() => player.setVolume(volume), [player, volume])
  useEffect(() => player.close, [player])
  useEffect(() => {
    if (audible) player.prepare()
  }, [player, audible])
  useEffect(() => {
    if (!audible || document.documentElement.dataset.deferAudio !== "false") return
    const presses = ["pointerdown", "keydown"] as const
    const wake = () => {
      for (const press of presses) document.removeEventListener(press, wake)
      player.wake()
    }
    for (const press of presses) document.addEventListener(press, wake)
    return () => {
      for (const press of presses) document.removeEventListener(press, wake)
    }
  }, [player, audible])
  return player
}
