import * as v from "valibot"
import { stored } from "#features/kernel"

/** Set by hand, in the browser's own tools: no link can open the panel on somebody else's screen. */
export const debugFlag = stored("debug-progressive-loading", v.boolean(), false)
