export interface LogEntry {
  level: "info" | "warn" | "error"
  message: string
  /** Milliseconds since the epoch. */
  at: number
  detail?: unknown
}

export interface Logger {
  info(message: string, detail?: unknown): void
  warn(message: string, detail?: unknown): void
  error(message: string, detail?: unknown): void
  /** Newest last, at most 100. */
  entries(): readonly LogEntry[]
  /** Runs with each entry from now on; returns how to stop. */
  subscribe(listener: (entry: LogEntry) => void): () => unknown
}

const MAX_ENTRIES = 100

function createLogger(echo: (entry: LogEntry) => void): Logger {
  const entries: LogEntry[] = []
  const listeners = new Set<(entry: LogEntry) => void>()
  const write = (level: LogEntry["level"]) => (message: string, detail?: unknown) => {
    const entry = { level, message, at: Date.now(), detail: readable(detail) }
    entries.push(entry)
    if (entries.length > MAX_ENTRIES) entries.shift()
    echo(entry)
    for (const listener of listeners) listener(entry)
  }
  return {
    info: write("info"),
    warn: write("warn"),
    error: write("error"),
    entries: () => entries,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The one place that may write to the console, and only while developing: players' consoles stay empty. */
export const logger = createLogger(({ level, message, detail }) => {
  // biome-ignore lint/suspicious/noConsole: this is the logger that the rule sends everyone to
  if (import.meta.env?.DEV && import.meta.env.MODE !== "test") console[level](message, detail ?? "")
})

/** What was thrown, in words. It may be anything at all, such as an object of an extension that throws when it is read. */
export function thrownText(thrown: unknown): string {
  try {
    return thrown instanceof Error ? `${thrown.message}` : String(thrown)
  } catch {
    return "something that cannot be read"
  }
}

/** Of a chain of causes; one may be its own cause. */
const maxCauses = 5

/** An exception and what caused it, outermost first. */
function detailText(detail: unknown, depth = 0): string {
  if (!(detail instanceof Error)) return detail === undefined ? "" : thrownText(detail)
  const cause = detail.cause === undefined || depth >= maxCauses ? "" : detailText(detail.cause, depth + 1)
  return `${detail.name}: ${thrownText(detail)}${cause && `, caused by ${cause}`}`
}

/** The detail, or words in its place where reading it throws, so that no later reader of the log fails. */
function readable(detail: unknown): unknown {
  try {
    detailText(detail)
    return detail
  } catch {
    return thrownText(detail)
  }
}

/** The log as lines of text, oldest first, for someone who reports a fault. */
export const logText = (entries = logger.entries()): string =>
  entries
    .map(({ at, level, message, detail }) =>
      [new Date(at).toISOString(), level, message, detailText(detail)].filter(Boolean).join("  "),
    )
    .join("\n")
