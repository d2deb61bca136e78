const setting = (name: string): string => {
  const value: unknown = import.meta.env[name]
  if (typeof value === "string" && value !== "") return value
  throw new Error(`Set ${name} when building this app.`)
}

export const rpcUrl = setting("VITE_RPC_URL")
export const wsUrl = setting("VITE_WS_URL")
/** Receives this front end's share of each bet. */
export const creator = setting("VITE_CREATOR")
