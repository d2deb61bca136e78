// A worker's code, and JavaScript so that it runs however its parent was started. Queries of the embedded database take the
// processor for as long as they run; here they do not block the thread that answers requests.
import { parentPort, workerData } from "node:worker_threads"
import { PGlite } from "@electric-sql/pglite"

// Its usual 128 MB are allocated for every casino that is started; a million plays do with less.
const database = await PGlite.create(workerData.folder, { postgresqlconf: ["shared_buffers = 32MB"] })

/** Dates stay text, as Drizzle expects them: it sends functions for that, which cannot be sent to a thread. */
const asText = (value) => value
const parsers = Object.fromEntries([1082, 1114, 1115, 1182, 1184, 1185, 1186, 1187, 1231].map((type) => [type, asText]))

/** Open transactions by the id of the request that began them. */
const transactions = new Map()
const subscriptions = new Map()

const operations = {
  async query({ sql, params, rowMode, transaction }) {
    const target = transaction === undefined ? database : transactions.get(transaction)
    if (!target) throw new Error("The transaction has ended.")
    const { rows, affectedRows } = await (target.client ?? target).query(sql, params, { rowMode, parsers })
    return { rows, affectedRows }
  },
  /** Resolves when the transaction is open; it stays open until `end`. */
  begin({ id }) {
    return new Promise((opened, failed) => {
      const ended = database.transaction(
        (client) =>
          new Promise((commit, rollBack) => {
            transactions.set(id, { client, commit, rollBack, ended: () => ended })
            opened(null)
          }),
      )
      ended.catch(failed)
    })
  },
  async end({ transaction, commit }) {
    const open = transactions.get(transaction)
    if (!open) throw new Error("The transaction has ended.")
    transactions.delete(transaction)
    const ended = open.ended()
    if (commit) {
      open.commit()
      await ended
    } else {
      open.rollBack(new Error("Rolled back"))
      await ended.catch(() => undefined)
    }
    return null
  },
  async listen({ id, channel }) {
    subscriptions.set(id, await database.listen(channel, (payload) => parentPort.postMessage({ notify: id, payload })))
    return null
  },
  async unlisten({ subscription }) {
    await subscriptions.get(subscription)?.()
    subscriptions.delete(subscription)
    return null
  },
  async close() {
    await database.close()
    return null
  },
}

parentPort.on("message", async (request) => {
  try {
    parentPort.postMessage({ id: request.id, value: await operations[request.operation](request) })
  } catch (error) {
    // An error's own fields do not survive the way to another thread.
    const { message, code, detail, constraint } = error
    parentPort.postMessage({ id: request.id, error: { message, code, detail, constraint } })
    // Its memory is in an unknown state: what follows would fail too, or worse. The log on disk is whole.
    if (error instanceof WebAssembly.RuntimeError) throw error
  }
})
parentPort.postMessage({ id: 0, value: null })
