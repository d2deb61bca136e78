/** An error as the log holds it: enough to find its cause, and nothing that a user or a secret wrote into it. */
export interface LoggedError {
  type: string
  message: string
  /** SQLSTATE, or the code of a socket's error. */
  code?: string
  constraint?: string
  /** The beginning of a failed query, with the places of its parameters. */
  query?: string
  stack?: string
  cause?: LoggedError
}

const longestQuery = 120
const longestMessage = 300
const frames = 6
const deepest = 4
const sqlState = /^[0-9A-Z]{5}$/

/**
 * Names each property that may be logged. A database's error quotes values in its message and its detail, Drizzle's lists all
 * parameters, and any other property may hold a key: none of that is copied.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "Something else than an error was thrown" }
  const query = textOf(error, "query")
  const code = textOf(error, "code")
  const constraint = textOf(error, "constraint")
  const isDatabase = code !== undefined && sqlState.test(code)
  const message = isDatabase ? withoutValues(error.message) : plain(error.message)
  return {
    type: error.name,
    message: query === undefined ? message : "Failed query",
    ...(code !== undefined && { code: code.slice(0, 40) }),
    ...(constraint !== undefined && { constraint: constraint.slice(0, 80) }),
    ...(query !== undefined && {
      query: query
        .replace(/'[^']*'?/g, "'…'")
        .replace(/\s+/g, " ")
        .slice(0, longestQuery),
    }),
    ...stackOf(error),
    ...(error.cause instanceof Error && depth < deepest && { cause: loggedError(error.cause, depth + 1) }),
  }
}

function textOf(error: Error, name: "query" | "code" | "constraint"): string | undefined {
  const value: unknown = Reflect.get(error, name)
  return typeof value === "string" && value !== "" ? value : undefined
}

/** The first line, with addresses cut to their host: an address of a node or a database may hold a key. */
const plain = (message: string): string =>
  (message.split("\n")[0] ?? "")
    .replace(/\b([a-z][a-z+.-]*):\/\/(?:[^\s/@]*@)?([^\s/?#"']*)[^\s"']*/gi, "$1://$2")
    .slice(0, longestMessage)

/** PostgreSQL quotes names as it quotes values; the names that matter are logged by themselves. */
const withoutValues = (text: string): string => plain(text.replace(/"[^"]*"?/g, '"…"').replace(/'[^']*'?/g, "'…'"))

/** A stack begins with the message, which the log holds already, without its values. */
function stackOf({ stack }: Error): { stack?: string } {
  const lines = (stack ?? "").split("\n").filter((line) => /^\s+at /.test(line))
  return lines.length === 0
    ? {}
    : {
        stack: lines
          .slice(0, frames)
          .map((line) => line.trim())
          .join("\n"),
      }
}
