import type { EventEmitter } from "node:events"
import type { Log } from "./log"

/**
 * From now on a promise that fails while nothing waits for it is logged and counted, and does not end the process: no request depends
 * on it, and all players depend on the process. An uncaught exception still ends it. Gives how many there were.
 */
export function countUnhandledRejections(
  log: Pick<Log, "error">,
  source: Pick<EventEmitter, "on"> = process,
): () => number {
  let count = 0
  source.on("unhandledRejection", (reason: unknown) => {
    count += 1
    log.error(
      { err: reason },
      "A promise failed and nothing waited for it. The process goes on. This is a defect of the server: report it with this line.",
    )
  })
  return () => count
}
