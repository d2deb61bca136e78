import * as v from "valibot"
import { boards, defaultPlinko, type PlinkoSettings, risks, type TableId, tableIds } from "./maths"

const schema = v.object({ board: v.picklist(boards), risk: v.picklist(risks) })

/** Stored settings are foreign data: whatever plinko cannot price becomes the default. */
export function parsePlinko(input: unknown): PlinkoSettings {
  const parsed = v.safeParse(schema, input)
  return parsed.success ? parsed.output : defaultPlinko
}

export const encodePlinko = (table: TableId) => `0:plinko:${table}`

/** Null when the text is not a plinko play that could have been made. */
export const decodePlinko = (metadata: string): TableId | null =>
  tableIds.find((table) => encodePlinko(table) === metadata) ?? null
