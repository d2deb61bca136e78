import { PROGRAM_ID } from "gamba-core-v2"
import * as v from "valibot"
import { WebSocket } from "ws"
import { isSignature } from "../http/is-signature"

export interface WatchPlaysOptions {
  /** The sockets of the configured nodes, the preferred one first. */
  wsUrls: readonly string[]
  creator: string
  /**
   * Runs with the signature of each transaction that names the creator, calls the program and succeeded; with null when some may
   * have landed unnoticed.
   */
  onPlay: (signature: string | null) => void
}

const notification = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    method: v.literal("logsNotification"),
    params: v.object({
      result: v.object({
        value: v.object({
          // One that is none would fail each reading of what lies with it.
          signature: v.pipe(v.string(), v.check(isSignature)),
          err: v.null(),
          logs: v.array(v.string()),
        }),
      }),
    }),
  }),
)
/** Anyone can name the casino; a transaction that does nothing else has no such line. */
const callOfProgram = `Program ${PROGRAM_ID.toBase58()} invoke`

const handshakeMs = 10_000
const shortestPauseMs = 1_000
const longestPauseMs = 4_000

/**
 * Watches for plays as they land. It only reports that there is something to read, so a lost connection loses no play. It is
 * opened again: at the next node when this one did not answer, and after a pause that doubles once all have failed.
 */
export function watchPlays({ wsUrls, creator, onPlay }: WatchPlaysOptions): { close(): void } {
  let closed = false
  let pauseMs = shortestPauseMs
  let node = 0
  let again: NodeJS.Timeout | undefined
  let socket: WebSocket

  const open = () => {
    let answered = false
    socket = new WebSocket(wsUrls[node] ?? "", { handshakeTimeout: handshakeMs })
    socket.on("open", () => {
      const params = [{ mentions: [creator] }, { commitment: "confirmed" }]
      socket.send(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "logsSubscribe", params }))
      // Plays may have landed while there was no connection.
      onPlay(null)
    })
    socket.on("message", (message) => {
      pauseMs = shortestPauseMs
      answered = true
      const text = String(message)
      const heard = text.includes(callOfProgram) ? v.safeParse(notification, text) : null
      if (heard?.success) onPlay(heard.output.params.result.value.signature)
    })
    // `close` follows and reconnects.
    socket.on("error", () => socket.terminate())
    socket.on("close", () => {
      if (closed) return
      node = answered ? 0 : (node + 1) % wsUrls.length
      again = setTimeout(open, pauseMs)
      if (node === 0 && !answered) pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    })
  }
  open()

  return {
    close() {
      closed = true
      clearTimeout(again)
      socket.terminate()
    },
  }
}
