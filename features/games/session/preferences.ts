import * as v from "valibot"
import { proxy } from "valtio/vanilla"
import { amount, stored } from "#features/kernel"

const gameKey = v.pipe(v.string(), v.maxLength(40))
const schema = v.object({
  /** 0 to 1. */
  volume: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** By mint, in that token's smallest unit. */
  wagers: v.record(v.pipe(v.string(), v.maxLength(44)), amount),
  /** By game id; each game parses its own. */
  settings: v.record(gameKey, v.unknown()),
})
type Preferences = v.InferOutput<typeof schema>

const kept = stored("dghrt-play-preferences", schema, { volume: 0.5, wagers: {}, settings: {} })

/** How this browser likes to play: kept over reloads, never sent anywhere. */
export function createPreferences() {
  const state = proxy<{ current: Preferences }>({ current: kept.read() })
  return {
    state,
    change(change: Partial<Preferences>) {
      state.current = { ...state.current, ...change }
      kept.write({ ...kept.read(), ...change })
    },
  }
}

export const preferences = createPreferences()
