import { type Stored, stored } from "@dghrt/kernel/storage"
import * as v from "valibot"
import { proxy } from "valtio/vanilla"

const schema = v.object({
  /** What the wallet holds is not on screen; a stake is. */
  hidesBalance: v.optional(v.boolean(), false),
  /** What the wallet holds is shown in dollars while there is a live price. */
  inDollars: v.optional(v.boolean(), false),
})
export type MoneyView = v.InferOutput<typeof schema>

/** How this browser shows what the wallet holds: persisted over reloads, the same in all tabs. */
export function createMoneyView(kept: Stored<MoneyView>) {
  const state = proxy<{ current: MoneyView }>({ current: kept.read() })
  kept.onForeignChange((value) => {
    state.current = value
  })
  return {
    state,
    change(part: Partial<MoneyView>) {
      state.current = { ...kept.read(), ...part }
      kept.write(state.current)
    },
  }
}

export const moneyView = createMoneyView(stored("dghrt-money-view", schema, { hidesBalance: false, inDollars: false }))
