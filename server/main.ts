import { createLog } from "./log"
import { runServer } from "./run-server"
import { type Hide, hiding, secretsOf } from "./secrets"
import { describeStart, readServerSettings } from "./settings"
import { countUnhandledRejections } from "./unhandled-rejections"

/** What the process that started this one reads. */
export type ServerMessage = { ready: string } | { failed: string; code?: string }

/**
 * A stop takes no longer, whatever database and node do: five seconds are for requests that are under way. What is cut off is rolled back
 * by the database, and read again from the chain.
 */
const longestStopMs = 8_000

/** Settings that do not fit are named without their values. */
let hide: Hide = (text) => text

/**
 * The API and the indexer as a process of their own: `node dist/server/main.js` once it is built, and by tsx as a module of Node's where it is
 * worked on. Started by `npx` it would not hear the signals that stop it.
 */
async function main() {
  const settings = readServerSettings()
  hide = hiding(secretsOf(settings))
  const log = createLog({ level: settings.LOG_LEVEL, hide })
  log.info(describeStart(settings), "The API starts")
  const unhandledRejections = countUnhandledRejections(log)
  const onDatabaseLost = (error: Error) => {
    log.error(
      { err: error },
      "The embedded database has ended. This process ends too, so that a new one can open it again.",
    )
    process.exit(1)
  }
  const server = await runServer(settings, log, onDatabaseLost, unhandledRejections)
  log.info({ url: server.url }, "The API listens")
  send({ ready: server.url })
  void server.ready.then(() => log.info("Database, chain and indexer answered: the API is ready"))
  let stopping = false
  const stop = async (reason: string) => {
    if (stopping) return
    stopping = true
    log.info({ reason }, "The API stops")
    setTimeout(() => {
      log.error("The database or a node does not let go in time. The process ends all the same; nothing is lost.")
      process.exit(1)
    }, longestStopMs)
    try {
      await server.close()
      log.info("The API has stopped")
      process.exit(0)
    } catch (error) {
      log.error({ err: error }, "The API did not stop in order. The process ends all the same.")
      process.exit(1)
    }
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop(signal))
  // Ends with its parent, also when that was killed.
  process.on("disconnect", () => void stop("the process that started it has ended"))
}

/** A parent that has ended meanwhile hears nothing, and this process ends after it. */
const send = (message: ServerMessage) => process.connected && process.send?.(message)

main().catch((error: unknown) => {
  const failed = hide(error instanceof Error ? error.message : String(error))
  const code = error instanceof Error && "code" in error ? String(error.code) : undefined
  if (process.connected) send({ failed, ...(code !== undefined && { code }) })
  else process.stderr.write(`${failed}\n`)
  process.exit(1)
})
