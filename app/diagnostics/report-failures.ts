import { logger } from "#features/kernel"
import { mayReport } from "#features/settings"
import { reporter } from "./reporter"

/** Loads the reporter with the first failure in the log; until then nothing of it is fetched. Returns how to stop. */
export function reportFailures(): () => void {
  let stop: () => unknown = () => undefined
  const load = () => {
    if (!mayReport()) return
    stop()
    void reporter()
  }
  stop = logger.subscribe(({ level }) => {
    if (level === "error") load()
  })
  if (logger.entries().some(({ level }) => level === "error")) load()
  return () => void stop()
}
