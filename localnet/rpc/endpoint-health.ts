import type { Dispatch } from "./dispatcher"
import { isFields } from "./params"

export const endpointModes = ["up", "down", "hang", "429", "html", "behind", "unhealthy", "no-socket"] as const
/** How an endpoint of the local network answers, so that a client's way around a bad node can be tried. */
export type EndpointMode = (typeof endpointModes)[number]
export const isEndpointMode = (value: unknown): value is EndpointMode => endpointModes.some((mode) => mode === value)

/** What is sent for a request: a reply, or "cut" and "never" for a connection that is closed or left open. */
export type Answer = "cut" | "never" | { status: number; type: string; body: string }

const json = "application/json"
const unhealthy = -32005

/** One of several endpoints over the same bank. */
export class EndpointHealth {
  private mode: EndpointMode = "up"
  private slotsBehind = 0

  constructor(private readonly dispatch: Dispatch) {}

  /** `slots` counts for "behind" only. */
  set(mode: EndpointMode, slots = 150) {
    this.mode = mode
    this.slotsBehind = slots
  }

  /** A node that is down or hangs serves no subscriptions either; `no-socket` fails these alone. */
  get servesSockets(): boolean {
    return this.mode !== "down" && this.mode !== "hang" && this.mode !== "no-socket"
  }

  /** Null when nothing in the body wants an answer. */
  answer(body: string): Answer | null {
    switch (this.mode) {
      case "down":
        return "cut"
      case "hang":
        return "never"
      case "429":
        return { status: 429, type: "text/plain", body: "Too many requests" }
      case "html":
        return { status: 200, type: "text/html", body: "<html><body>Bad Gateway</body></html>" }
      case "unhealthy":
        return { status: 200, type: json, body: refusal(body) }
      default: {
        const reply = this.dispatch(body)
        return reply === null
          ? null
          : { status: 200, type: json, body: this.mode === "behind" ? this.aged(reply) : reply }
      }
    }
  }

  /** The reply with its slots set back: what a node says that has fallen behind. */
  private aged(reply: string): string {
    return reply.replace(/("(?:slot|absoluteSlot|blockHeight)":)(\d+)/g, (_, name: string, slot: string) => {
      return `${name}${Math.max(0, Number(slot) - this.slotsBehind)}`
    })
  }
}

function refusal(body: string): string {
  const error = { code: unhealthy, message: "Node is unhealthy" }
  let request: unknown = null
  try {
    request = JSON.parse(body)
  } catch {
    return JSON.stringify({ jsonrpc: "2.0", id: null, error })
  }
  const one = (call: unknown) => ({ jsonrpc: "2.0", id: isFields(call) ? (call.id ?? null) : null, error })
  return JSON.stringify(Array.isArray(request) ? request.map(one) : one(request))
}
