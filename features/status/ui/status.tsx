import { useMemo } from "react"
import type { AppConfig } from "#contract/config"
import { useDnsWord, useMonitoring, useRpcHealth } from "../data/use-status"
import { rpcEndpoints } from "../model/endpoints"
import { isProtected } from "../model/status"
import { type StatusFacts, StatusView } from "./status-view"

export interface StatusProps extends StatusFacts {
  config: Pick<AppConfig, "rpcUrl" | "wsUrl" | "fallbacks">
  onOpenDns: () => void
}

/** Polls only while it is mounted. */
export function Status({ config, ...facts }: StatusProps) {
  const endpoints = useMemo(() => rpcEndpoints(config), [config])
  const rpc = useRpcHealth(endpoints)
  return (
    <StatusView
      {...facts}
      {...rpc}
      monitoring={useMonitoring()}
      dns={useDnsWord(window.location.hostname)}
      protectedConnection={isProtected(window.location)}
    />
  )
}
