/** There is a database, and this program cannot work with it as it is; the message says what an operator does. */
export class DatabaseUnusable extends Error {}

/** A connection that could not be made or broke, and the states in which a server takes no queries, has no room or ends slow ones (SQLSTATE). */
const codes =
  /^(E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|NOTFOUND|HOSTUNREACH|AI_AGAIN)|57P0\d|57014|55P03|25P03|08\w{3}|53\d{3})$/
/** What node-postgres says without a code. */
const messages =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error/

/** Whether the database does not answer, or is not ours yet, as opposed to refusing a query: asking again later may help. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseUnusable) return true
    if ("code" in cause && typeof cause.code === "string" && codes.test(cause.code)) return true
    if (messages.test(cause.message)) return true
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true
  }
  return false
}
