import * as v from "valibot"
import { proxy } from "valtio/vanilla"
import { type StoragePort, stored } from "#features/kernel"
import { chatAttribute } from "#features/settings"

const schema = v.object({
  navigation: v.picklist(["open", "rail"]),
  /** Absent until the player opens or folds the chat: the page's width decides. */
  chat: v.optional(v.picklist(["open", "folded"])),
})
type Choice = v.InferOutput<typeof schema>
const untouched: Choice = { navigation: "open" }
export interface SidebarsState {
  navigation: Choice["navigation"]
  chat: "open" | "folded"
}

/** The page that the sidebars stand beside. */
interface Surroundings {
  matches: (query: string) => boolean
  path: () => string
}

const inBrowser: Surroundings = { matches: (query) => matchMedia(query).matches, path: () => location.pathname }

/** The widths of the two sidebars, persisted in this browser. Widths follow attributes on the root, not React. */
export function createSidebars(
  root: () => { dataset: DOMStringMap },
  port?: StoragePort,
  { matches, path }: Surroundings = inBrowser,
) {
  const persisted = stored("dghrt-sidebars", schema, untouched, port)
  // The state of the prerendered page: `restore` runs after hydration.
  const state = proxy<SidebarsState>({ navigation: "open", chat: "folded" })
  let choice = untouched
  /** What the player did with the chat on a page that folds it; it holds until the page changes. */
  let here: { path: string; chat: SidebarsState["chat"] } | null = null
  function apply(next: Choice) {
    choice = next
    if (here?.path !== path()) here = null
    const shown = { navigation: next.navigation, chat: here?.chat ?? chatAttribute(next, matches, path()) }
    Object.assign(state, shown)
    Object.assign(root().dataset, shown)
  }
  function change(next: Partial<Choice>) {
    apply({ ...choice, ...next })
    persisted.write(choice)
  }
  return {
    state,
    restore() {
      apply(persisted.read())
      return persisted.onForeignChange(apply)
    },
    /** The page has changed: a game may fold the chat. */
    arrive: () => apply(choice),
    toggleNavigation: () => change({ navigation: state.navigation === "open" ? "rail" : "open" }),
    toggleChat() {
      const chat = state.chat === "open" ? "folded" : "open"
      here = { path: path(), chat }
      // A game that folds the chat says nothing about other pages.
      if (chatAttribute({ chat: "open" }, matches, path()) === "open") change({ chat })
      else apply(choice)
    },
  }
}

export const sidebars = createSidebars(() => document.documentElement)
