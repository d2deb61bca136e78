import { Worker } from "node:worker_threads"

type Request =
  | { operation: "query"; sql: string; params: unknown[]; rowMode: "array" | "object"; transaction?: number }
  | { operation: "begin" }
  | { operation: "end"; transaction: number; commit: boolean }
  | { operation: "listen"; channel: string }
  | { operation: "unlisten"; subscription: number }
  | { operation: "close" }

type Reply =
  | { id: number; value: unknown }
  | { id: number; error: { message: string; code?: string; detail?: string; constraint?: string } }
  | { notify: number; payload: string }

export interface QueryResult {
  rows: unknown[]
  affectedRows?: number
}

interface QueryOptions {
  rowMode?: "array" | "object"
}

interface Waiting {
  resolve: (value: unknown) => void
  reject: (error: Error) => void
}

/** An embedded database in a thread of its own: the part of PGlite's interface that Drizzle uses. */
export class PgliteThread {
  private lastId = 0
  private readonly waiting = new Map<number, Waiting>()
  private readonly listeners = new Map<number, (payload: string) => void>()
  private opened = false
  private closed = false

  private constructor(
    private readonly worker: Worker,
    private readonly onLost: (error: Error) => void,
  ) {
    worker.on("message", (reply: Reply) => this.take(reply))
    worker.on("error", (error: Error) => this.fail(error))
    worker.on("exit", () => this.fail(new Error("The embedded database has stopped.")))
  }

  /**
   * `onLost` runs when the database ends by itself after it was opened: it answers nothing any more.
   * @throws whatever PGlite throws for this folder.
   */
  static async open(folder: string, onLost: (error: Error) => void = () => undefined): Promise<PgliteThread> {
    const thread = new PgliteThread(
      new Worker(new URL("./pglite-worker.mjs", import.meta.url), { workerData: { folder } }),
      onLost,
    )
    // The worker announces itself as request 0.
    await new Promise<unknown>((resolve, reject) => thread.waiting.set(0, { resolve, reject }))
    thread.opened = true
    return thread
  }

  query(sql: string, params: unknown[] = [], { rowMode = "object" }: QueryOptions = {}): Promise<QueryResult> {
    return this.ask({ operation: "query", sql, params, rowMode })
  }

  /** Other queries wait until it has ended. */
  async transaction<T>(run: (client: Pick<PgliteThread, "query">) => Promise<T>): Promise<T> {
    const { id, replied } = this.send({ operation: "begin" })
    await replied
    const client: Pick<PgliteThread, "query"> = {
      query: (sql, params = [], { rowMode = "object" } = {}) =>
        this.ask({ operation: "query", sql, params, rowMode, transaction: id }),
    }
    let result: T
    try {
      result = await run(client)
    } catch (error) {
      await this.ask({ operation: "end", transaction: id, commit: false })
      throw error
    }
    await this.ask({ operation: "end", transaction: id, commit: true })
    return result
  }

  async listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>> {
    const { id, replied } = this.send({ operation: "listen", channel })
    this.listeners.set(id, onNotify)
    await replied
    return async () => {
      this.listeners.delete(id)
      if (!this.closed) await this.ask({ operation: "unlisten", subscription: id })
    }
  }

  async close(): Promise<void> {
    if (this.closed) return
    const closing = this.ask({ operation: "close" })
    this.closed = true
    await closing
    await this.worker.terminate()
  }

  private ask<T>(request: Request): Promise<T> {
    return this.send(request).replied as Promise<T> // Each operation has its own reply, which the worker knows.
  }

  private send(request: Request): { id: number; replied: Promise<unknown> } {
    const id = ++this.lastId
    const replied = new Promise<unknown>((resolve, reject) => {
      if (this.closed) reject(new Error("The embedded database is closed."))
      else this.waiting.set(id, { resolve, reject })
    })
    if (!this.closed) this.worker.postMessage({ id, ...request })
    return { id, replied }
  }

  private take(reply: Reply): void {
    if ("notify" in reply) {
      this.listeners.get(reply.notify)?.(reply.payload)
      return
    }
    const waiting = this.waiting.get(reply.id)
    this.waiting.delete(reply.id)
    if ("error" in reply) waiting?.reject(Object.assign(new Error(reply.error.message), reply.error))
    else waiting?.resolve(reply.value)
  }

  private fail(error: Error): void {
    const lost = this.opened && !this.closed
    this.closed = true
    for (const { reject } of this.waiting.values()) reject(error)
    this.waiting.clear()
    if (lost) this.onLost(error)
  }
}
