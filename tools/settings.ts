import * as v from "valibot"
import { portSetting, readEnvironment, serverEntries, wholeSetting } from "../server/settings.ts"

const schema = v.object({
  ...serverEntries,
  WEB_PORT: portSetting(5173),
  RPC_PORT: portSetting(8899),
  WS_PORT: portSetting(8900),
  LOCAL_ENDPOINTS: v.optional(wholeSetting(5), "1"),
  LOCAL_ODD_TOKENS: v.optional(wholeSetting(1), "0"),
  SETTLE_DELAY_MS: v.optional(wholeSetting(60_000), "400"),
  MULTIPLAYER_HOLD_MS: v.optional(wholeSetting(600_000), "15000"),
})
/** Every variable that is read from the environment. */
export const settingNames: readonly string[] = Object.keys(schema.entries)
export type Settings = v.InferOutput<typeof schema>

/**
 * The environment, and `.env` below it, parsed once.
 * @throws Error that names every variable that does not fit.
 */
export const readSettings = (environment: NodeJS.ProcessEnv = process.env): Settings =>
  readEnvironment(schema, environment)

export { clusterOf, visitorFreePlayOf } from "../server/settings.ts"
