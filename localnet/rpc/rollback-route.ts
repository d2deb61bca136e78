import { parse, refuse } from "../faucet/faucet-route"
import { isFields } from "./params"
import type { Reply } from "./server"

/** Answers `POST /rollback`: `{ slots, again }` in; the blocks of the last slots are taken back, the signatures in them come out. */
export const createRollbackRoute =
  (rollBack: (slots: number, again: boolean) => string[]): ((body: string) => Reply) =>
  (body) => {
    const request = parse(body)
    if (!isFields(request)) return refuse("Send JSON: { slots, again }.")
    const { slots, again = false } = request
    if (typeof slots !== "number" || !Number.isSafeInteger(slots) || slots < 1)
      return refuse("The slots must be a whole number, 1 or more.")
    if (typeof again !== "boolean") return refuse("`again` must be true or false.")
    try {
      return { status: 200, body: { signatures: rollBack(slots, again) } }
    } catch (error) {
      if (error instanceof RangeError) return refuse(error.message)
      throw error
    }
  }
