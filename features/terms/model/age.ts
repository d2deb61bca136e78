import * as v from "valibot"
import { proxy } from "valtio/vanilla"
import { type Stored, stored } from "#features/kernel"
import { MINIMUM_AGE } from "./terms"

const record = v.nullable(
  v.object({
    confirmedAtMs: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    /** The age that the player confirmed to have reached. */
    minimumAge: v.pipe(v.number(), v.safeInteger()),
  }),
)
export type AgeRecord = v.InferOutput<typeof record>

interface Ports {
  storage: Stored<AgeRecord>
  nowMs: () => number
  /** Whether the terms are accepted, which includes the age. */
  termsAccepted: () => boolean
  minimumAge?: number
}

/** The age that was confirmed in this browser: asked once before free play, which has no terms to accept. */
export function createAgeConfirmation({ storage, nowMs, termsAccepted, minimumAge = MINIMUM_AGE }: Ports) {
  const state = proxy<{ record: AgeRecord }>({ record: storage.read() })
  storage.onForeignChange((next) => {
    state.record = next
  })
  return {
    confirmed: () => termsAccepted() || (state.record !== null && state.record.minimumAge >= minimumAge),
    confirm() {
      state.record = { confirmedAtMs: nowMs(), minimumAge }
      storage.write(state.record)
    },
  }
}

export const storedAge = (port?: Parameters<typeof stored>[3]) => stored("dghrt-age-confirmation", record, null, port)
