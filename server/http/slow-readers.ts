import type { EventEmitter } from "node:events"
import type { ServerResponse } from "node:http"

/**
 * Cuts a connection whose client has not taken an answer by then, counted from the head of its request: Node has no such deadline, and holds
 * the answer until the client reads it.
 */
export function cutSlowReaders(server: Pick<EventEmitter, "on">, withinMs: number) {
  server.on("request", (_, reply: ServerResponse) => {
    const cut = setTimeout(() => reply.destroy(), withinMs)
    reply.once("close", () => clearTimeout(cut))
  })
}
