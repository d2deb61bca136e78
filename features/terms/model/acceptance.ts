import * as v from "valibot"
import { proxy } from "valtio/vanilla"
import { type Stored, stored } from "#features/kernel"
import { currentTerms, MINIMUM_AGE } from "./terms"

const record = v.nullable(
  v.object({
    version: v.pipe(v.string(), v.maxLength(40)),
    acceptedAtMs: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    /** The age that the player confirmed to have reached. */
    minimumAge: v.pipe(v.number(), v.safeInteger()),
  }),
)
export type AcceptanceRecord = v.InferOutput<typeof record>

interface Ports {
  storage: Stored<AcceptanceRecord>
  nowMs: () => number
  /** What must be accepted to play. */
  version?: () => string
  minimumAge?: number
}

/** Who accepted which terms when, in this browser. Terms that changed since are not accepted. */
export function createAcceptance({
  storage,
  nowMs,
  version = () => currentTerms().version,
  minimumAge = MINIMUM_AGE,
}: Ports) {
  const state = proxy<{ record: AcceptanceRecord }>({ record: storage.read() })
  storage.onForeignChange((next) => {
    state.record = next
  })
  return {
    state,
    accepted: () => state.record?.version === version() && state.record.minimumAge >= minimumAge,
    accept() {
      state.record = { version: version(), acceptedAtMs: nowMs(), minimumAge }
      storage.write(state.record)
    },
  }
}
export type Acceptance = ReturnType<typeof createAcceptance>

export const storedAcceptance = (port?: Parameters<typeof stored>[3]) =>
  stored("dghrt-terms-acceptance", record, null, port)
