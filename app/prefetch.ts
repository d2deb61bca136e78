import { subscribe } from "valtio/vanilla"
import { prefetchLevel, settings } from "#features/settings"
import type { AppRouter } from "./router"

const preloads = { off: false, conservative: "intent", aggressive: "viewport" } as const

/** Pages are fetched ahead as eagerly as the player wants: never, when a link is pointed at, or when one comes into view. */
export function followPrefetchLevel(router: AppRouter): void {
  const apply = () => router.update({ ...router.options, defaultPreload: preloads[prefetchLevel()] })
  apply()
  subscribe(settings.state, apply)
}
