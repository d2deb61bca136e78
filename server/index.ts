export { browserConfigOf } from "./browser-config"
export { configOf, sharedConfig, solToken, usdcToken } from "./settings"
export { type ServerProcess, startServerProcess } from "./start-process"
