import type { RegisteredRouter } from "@tanstack/react-router"
import { loadGame } from "#features/games"
import { logger, whenIdle } from "#features/kernel"
import { prefetchLevel } from "#features/settings"
import { activity } from "../background/activity"
import type { PageMessage } from "../service-worker/messages"
import { deviceState } from "./device-state"
import { idleTimeoutMs, mayPreload, type PreloadStep, preloadEntries, preloadSteps, quietMs } from "./preload-plan"

const isPicture = (file: string) => file.endsWith(".webp")

/** Files of the build that this page has loaded so far, the pictures last: a message names some of them only. */
const loadedFiles = () =>
  performance
    .getEntriesByType("resource")
    .flatMap(({ name }) => {
      const { origin, pathname } = new URL(name)
      return origin === location.origin && pathname.startsWith("/assets/") ? [pathname] : []
    })
    .sort((one, other) => Number(isPicture(one)) - Number(isPicture(other)))

const tellWorker = (message: PageMessage) => {
  // Missing on insecure origins and in some private windows.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  workers?.controller?.postMessage(message)
}

let started = false

/** Preloads by the player's level, once for each page that was loaded. Nothing waits for it. */
export async function startPreload(router: RegisteredRouter): Promise<void> {
  if (started) return
  started = true
  const entries = preloadEntries((await activity()).visits())
  const beginsInMs = Math.max(0, quietMs - performance.now())
  const steps = preloadSteps(prefetchLevel(), entries, router.state.location.pathname)
  for (const step of steps) setTimeout(() => void run(step), beginsInMs + step.atMs - quietMs)

  async function run({ kind, id }: PreloadStep) {
    await whenIdle({ withinMs: idleTimeoutMs })
    // Asked anew for each: the connection, the battery and the player's level may have changed.
    if (prefetchLevel() === "off" || !mayPreload(await deviceState())) return
    const before = new Set(loadedFiles())
    try {
      if (kind === "game") await loadGame(id)
      else await router.preloadRoute({ to: id })
    } catch (error) {
      // A failed preload is harmless: the page loads the code again and reports a failure.
      return logger.info(`${id} was not preloaded`, error)
    }
    const urls = loadedFiles().filter((file) => !before.has(file))
    if (urls.length === 0) return
    tellWorker(kind === "game" ? { type: "PRELOAD_GAME", game: id, urls } : { type: "CACHE_URLS", urls })
    const priority = entries.find((entry) => entry.id === id)?.priority
    if (priority === 0) tellWorker({ type: "PRELOAD_PRIORITY", priority, urls: loadedFiles() })
  }
}
