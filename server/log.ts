import pino, { type Logger } from "pino"

export type Log = Pick<Logger, "debug" | "info" | "warn" | "error" | "child" | "isLevelEnabled">

export interface LogOptions {
  /** Default "info": requests are logged from "debug" on. */
  level?: string
  /** Receives each line of JSON; standard error unless given. */
  write?: (line: string) => void
}

/** Structured log lines without secrets: signatures, signed messages, cookies and keys never reach them. */
export function createLog({ level = "info", write }: LogOptions = {}): Logger {
  const destination = write ? { write: (line: string) => write(line.trimEnd()) } : pino.destination(2)
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ["signature", "*.signature", "message", "cookie", "*.cookie", "apiKey", "*.apiKey"],
        remove: true,
      },
    },
    destination,
  )
}

/** Without output, for tests. */
export const silentLog: Log = createLog({ level: "silent" })

/** A path as the log may hold it: without its query, and without addresses and signatures. */
export const loggedPath = (path: string): string =>
  path.replace(/[1-9A-HJ-NP-Za-km-z]{32,90}/g, ":address").slice(0, 200)
