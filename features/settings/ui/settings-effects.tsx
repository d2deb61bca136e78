import { useEffect } from "react"
import { useSnapshot } from "valtio"
import { whenIdle } from "#features/kernel"
import { settings } from "../model/settings"
import "./effects.css"

/** The page must have become quiet, or must have had this long, before anything is fetched ahead. */
const warmUpWithinMs = 5_000

export interface SettingsEffectsProps {
  /** The game on screen, whose scroll preset holds. */
  gameId: string | null
  /** A player is here: from then on games may be fetched ahead. */
  connected: boolean
  /** Fetches the games that are opened most. */
  warmUp: () => void
  /** The page was slow and took motion and glow away. */
  onAdapted: () => void
}

const whenLoaded = () =>
  document.readyState === "complete"
    ? Promise.resolve()
    : new Promise<void>((done) => addEventListener("load", () => done(), { once: true }))

/** Lets the settings that are more than an attribute do their work. Draws nothing. */
export function SettingsEffects({ gameId, connected, warmUp, onAdapted }: SettingsEffectsProps) {
  const { autoAdapt, cacheWarmup, dataSaver } = useSnapshot(settings.state).user

  useEffect(() => {
    settings.playing(gameId)
    return () => settings.playing(null)
  }, [gameId])

  const warm = connected && cacheWarmup && !dataSaver
  useEffect(() => {
    if (!warm) return
    let gone = false
    whenIdle({ withinMs: warmUpWithinMs }).then(() => {
      if (!gone) warmUp()
    })
    return () => {
      gone = true
    }
  }, [warm, warmUp])

  useEffect(() => {
    if (!autoAdapt) return
    let stop: (() => void) | null = null
    let gone = false
    // The first load says nothing about the machine: any page is busy while its code arrives.
    whenLoaded()
      .then(() => whenIdle({ withinMs: warmUpWithinMs }))
      .then(() => import("../data/watch-slowness"))
      .then(
        ({ watchSlowness }) => {
          if (!gone) stop = watchSlowness(() => settings.adapt() && onAdapted())
        },
        // A page that cannot fetch this file keeps its effects; nothing else hangs on it.
        () => undefined,
      )
    return () => {
      gone = true
      stop?.()
    }
  }, [autoAdapt, onAdapted])
  return null
}
