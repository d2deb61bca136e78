import { DatabaseIsNewer } from "./migration-version"
import { DatabaseOfAnother } from "./owner-rights"

/** A connection that could not be made or broke, and the states in which a server takes no queries or ends slow ones (SQLSTATE). */
const codes =
  /^(E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|NOTFOUND|HOSTUNREACH|AI_AGAIN)|57P0\d|57014|55P03|25P03|08\w{3}|53300)$/
/** What node-postgres says without a code. */
const messages =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error/

/** Whether the database does not answer, or is not ours yet, as opposed to refusing a query: asking again later may help. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseOfAnother || cause instanceof DatabaseIsNewer) return true
    if ("code" in cause && typeof cause.code === "string" && codes.test(cause.code)) return true
    if (messages.test(cause.message)) return true
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true
  }
  return false
}
