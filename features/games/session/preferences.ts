import { proxy } from "valtio/vanilla"
import * as z from "zod/mini"
import { amount, stored } from "#features/kernel"

const gameKey = z.string().check(z.maxLength(40))
const schema = z.object({
  /** 0 to 1. */
  volume: z.number().check(z.minimum(0), z.maximum(1)),
  /** By mint, in that token's smallest unit. */
  wagers: z.record(z.string().check(z.maxLength(44)), amount),
  /** By game id; each game parses its own. */
  settings: z.record(gameKey, z.unknown()),
})
type Preferences = z.output<typeof schema>

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
