export { browserConfigOf } from "./browser-config"
export { configOf, environmentOf, sharedConfig, solToken, usdcToken } from "./settings"
export { type ServerProcess, startServerProcess } from "./start-process"
