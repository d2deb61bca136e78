import { proxy } from "valtio/vanilla"
import * as z from "zod/mini"
import { type Stored, stored } from "#features/kernel"
import { MINIMUM_AGE, TERMS_VERSION } from "./terms"

const record = z.nullable(
  z.object({
    version: z.string().check(z.maxLength(40)),
    acceptedAtMs: z.int().check(z.positive()),
    /** The age that the player confirmed to have reached. */
    minimumAge: z.int(),
  }),
)
export type AcceptanceRecord = z.output<typeof record>

interface Ports {
  kept: Stored<AcceptanceRecord>
  nowMs: () => number
  /** What must be accepted to play. */
  version?: string
  minimumAge?: number
}

/** Who accepted which terms when, in this browser. Terms that changed since are not accepted. */
export function createAcceptance({ kept, nowMs, version = TERMS_VERSION, minimumAge = MINIMUM_AGE }: Ports) {
  const state = proxy<{ record: AcceptanceRecord }>({ record: kept.read() })
  kept.onForeignChange((next) => {
    state.record = next
  })
  return {
    state,
    accepted: () => state.record?.version === version && state.record.minimumAge >= minimumAge,
    accept() {
      state.record = { version, acceptedAtMs: nowMs(), minimumAge }
      kept.write(state.record)
    },
  }
}
export type Acceptance = ReturnType<typeof createAcceptance>

export const storedAcceptance = (port?: Parameters<typeof stored>[3]) =>
  stored("dghrt-terms-acceptance", record, null, port)
