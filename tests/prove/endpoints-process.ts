import { tryEndpoints } from "./endpoint-runs"

// Reports each claim to the process that started it, and ends with that.
process.once("disconnect", () => process.exit())
await tryEndpoints(Number(process.argv[2]), (claim) => process.send?.(claim))
process.disconnect()
