import { sampleResult } from "@dghrt/betting/testing"
import { type TableId, tables } from "./maths"
import { encodePlinko } from "./settings"

/** A settled drop as tests and stories need it. */
export const samplePlinko = (table: TableId, index: number, more: { nonce?: number; rngSeed?: string } = {}) =>
  sampleResult({ gameId: "plinko", betArray: tables[table].bet, metadata: encodePlinko(table), index, ...more })
