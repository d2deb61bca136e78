export type { StatusFacts } from "./ui/status-view"

/** The connection status: the network, this site and the newest play. */
export const loadStatus = async () => ({ default: (await import("./ui/status")).Status })

/** How a host name of this site resolves around the world. */
export const loadPropagation = async () => ({ default: (await import("./ui/propagation")).Propagation })

/** The server's own health, for the owner. */
export const loadHealthCards = async () => ({ default: (await import("./ui/health-cards")).HealthCards })
