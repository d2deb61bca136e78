import * as v from "valibot"
import { proxy } from "valtio/vanilla"
import { type StoragePort, stored } from "#features/kernel"

const schema = v.object({ navigation: v.picklist(["open", "rail"]), chat: v.picklist(["open", "folded"]) })
export type SidebarsState = v.InferOutput<typeof schema>

/** From this width the chat is open unless the player folded it; a narrower page needs the space. */
export const chatOpenFromPx = 1_600

const initialAt = (widthPx: number): SidebarsState => ({
  navigation: "open",
  chat: widthPx >= chatOpenFromPx ? "open" : "folded",
})

/** The widths of the two sidebars, persisted in this browser. Widths follow attributes on the root, not React. */
export function createSidebars(root: () => { dataset: DOMStringMap }, port?: StoragePort, widthPx = pageWidth()) {
  const persisted = stored("dghrt-sidebars", schema, initialAt(widthPx), port)
  // The state of the prerendered page: `restore` runs after hydration.
  const state = proxy<SidebarsState>({ navigation: "open", chat: "folded" })
  function apply(next: SidebarsState) {
    Object.assign(state, next)
    Object.assign(root().dataset, next)
  }
  function change(next: Partial<SidebarsState>) {
    apply({ ...state, ...next })
    persisted.write({ ...state })
  }
  return {
    state,
    restore() {
      apply(persisted.read())
      return persisted.onForeignChange(apply)
    },
    toggleNavigation: () => change({ navigation: state.navigation === "open" ? "rail" : "open" }),
    toggleChat: () => change({ chat: state.chat === "open" ? "folded" : "open" }),
  }
}

/** Zero during the prerender. */
function pageWidth() {
  return typeof window === "undefined" ? 0 : window.innerWidth
}

export const sidebars = createSidebars(() => document.documentElement)
