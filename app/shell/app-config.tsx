import { createContext, type ReactNode, useContext } from "react"
import type { AppConfig } from "#contract/config"

const ConfigContext = createContext<AppConfig | null>(null)

export function ConfigProvider({ config, children }: { config: AppConfig; children: ReactNode }) {
  return <ConfigContext.Provider value={config}>{children}</ConfigContext.Provider>
}

/** @throws Error outside a `ConfigProvider`. */
export function useConfig(): AppConfig {
  const config = useContext(ConfigContext)
  if (!config) throw new Error("useConfig needs a ConfigProvider above it")
  return config
}
