import { readFileSync } from "node:fs"
import { type AnyGambaEvent, PROGRAM_ID, parseTransactionEvents } from "gamba-core-v2"
import * as sbf from "../../sbf/tests/chain"

export { found, keypairOf, type SendOptions } from "../../sbf/tests/chain"
export type Receipt = sbf.Receipt<AnyGambaEvent>
export type Chain = ReturnType<typeof createChain>

const gamba: sbf.Tested<AnyGambaEvent> = {
  programId: PROGRAM_ID,
  bytes: readFileSync(new URL("../gamba.so", import.meta.url)),
  readEvents: (logs) => Array.from(parseTransactionEvents(logs)),
}

export const createChain = (snapshot?: Uint8Array) => sbf.createChain(gamba, snapshot)
