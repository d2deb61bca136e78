import { amount } from "@dghrt/kernel/money"
import { type Stored, stored } from "@dghrt/kernel/storage"
import * as v from "valibot"
import { proxy } from "valtio/vanilla"

const gameKey = v.pipe(v.string(), v.maxLength(40))
/** 0 to 1. */
const volume = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const HALF = 0.5
export const preferencesSchema = v.object({
  volume,
  /** The volume that sound comes back with. */
  audible: v.optional(volume, HALF),
  /** By mint, in that token's smallest unit. */
  wagers: v.record(v.pipe(v.string(), v.maxLength(44)), amount),
  /** By game id; each game parses its own. */
  settings: v.record(gameKey, v.unknown()),
})
type Preferences = v.InferOutput<typeof preferencesSchema>

const persisted = stored("dghrt-play-preferences", preferencesSchema, {
  volume: HALF,
  audible: HALF,
  wagers: {},
  settings: {},
})

/** How this browser likes to play: persisted over reloads, never sent anywhere. */
export function createPreferences(kept: Stored<Preferences>) {
  const state = proxy<{ current: Preferences }>({ current: kept.read() })
  function change(sound: Partial<Pick<Preferences, "volume" | "audible">>) {
    state.current = { ...state.current, ...sound }
    kept.write({ ...kept.read(), ...sound })
  }
  return {
    state,
    setVolume: (volume: number) => change({ volume }),
    /** A slider rests: sound comes back with this volume, unless it is none. */
    commitVolume() {
      const { volume } = state.current
      if (volume > 0) change({ audible: volume })
    },
    /** Mutes, or returns to the last audible volume. */
    toggleSound() {
      const { volume, audible } = state.current
      change(volume > 0 ? { volume: 0, audible: volume } : { volume: audible })
    },
    /** Changes one game's settings. Those of the others are left as stored: another tab may have changed them since this one read. */
    setSettings(game: string, settings: unknown) {
      state.current = { ...state.current, settings: { ...state.current.settings, [game]: settings } }
      const before = kept.read()
      kept.write({ ...before, settings: { ...before.settings, [game]: settings } })
    },
    /** Changes a wager on screen. Storage keeps the one before until `commitWager`: text that is being typed is no choice. */
    setWager(mint: string, wager: bigint) {
      state.current = { ...state.current, wagers: { ...state.current.wagers, [mint]: wager } }
    },
    /** Persists the wager on screen, unless storage has it already. */
    commitWager(mint: string) {
      const wager = state.current.wagers[mint]
      const before = kept.read()
      if (wager !== undefined && before.wagers[mint] !== wager)
        kept.write({ ...before, wagers: { ...before.wagers, [mint]: wager } })
    },
  }
}

export const preferences = createPreferences(persisted)
