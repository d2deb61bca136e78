export { useOnline } from "./use-online"
export { type ReadConfig, useRead } from "./use-read"
