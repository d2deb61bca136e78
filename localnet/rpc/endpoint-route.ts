import { parse, refuse } from "../faucet/faucet-route"
import { type EndpointMode, endpointModes, isEndpointMode } from "./endpoint-health"
import { isFields } from "./params"
import type { Reply } from "./server"

/** Answers `POST /endpoint`: `{ endpoint, mode, slots }` in; the numbered endpoint answers that way from then on. */
export const createEndpointRoute =
  (set: (index: number, mode: EndpointMode, slots?: number) => void): ((body: string) => Reply) =>
  (body) => {
    const request = parse(body)
    if (!isFields(request)) return refuse("Send JSON: { endpoint, mode }.")
    const { endpoint, mode, slots } = request
    if (typeof endpoint !== "number") return refuse("The endpoint must be a number, 0 for the first one.")
    if (!isEndpointMode(mode)) return refuse(`The mode must be one of ${endpointModes.join(", ")}.`)
    if (slots !== undefined && typeof slots !== "number") return refuse("The slots must be a number.")
    try {
      set(endpoint, mode, slots)
    } catch (error) {
      if (error instanceof RangeError) return refuse(error.message)
      throw error
    }
    return { status: 200, body: { endpoint, mode } }
  }
