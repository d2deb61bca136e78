import * as v from "valibot"
import { proxy } from "valtio/vanilla"
import { type StoragePort, stored } from "#features/kernel"

const schema = v.object({ navigation: v.picklist(["open", "rail"]), chat: v.picklist(["open", "folded"]) })
export type SidebarsState = v.InferOutput<typeof schema>

/** The chat is folded until there is one to read. */
const initial: SidebarsState = { navigation: "open", chat: "folded" }

/** How wide the two sidebars stand; remembered in this browser. Widths follow attributes on the root, not React. */
export function createSidebars(root: () => { dataset: DOMStringMap }, port?: StoragePort) {
  const kept = stored("dghrt-sidebars", schema, initial, port)
  const state = proxy<SidebarsState>({ ...initial })
  function apply(next: SidebarsState) {
    Object.assign(state, next)
    Object.assign(root().dataset, next)
  }
  function change(next: Partial<SidebarsState>) {
    apply({ ...state, ...next })
    kept.write({ ...state })
  }
  return {
    state,
    restore() {
      apply(kept.read())
      return kept.onForeignChange(apply)
    },
    toggleNavigation: () => change({ navigation: state.navigation === "open" ? "rail" : "open" }),
    toggleChat: () => change({ chat: state.chat === "open" ? "folded" : "open" }),
  }
}

export const sidebars = createSidebars(() => document.documentElement)
