import * as v from "valibot"
import type { AppConfig } from "#contract/config"
import { type Logger, logger, type StoragePort, stored } from "#features/kernel"

type Cluster = AppConfig["cluster"]

export interface NetworkConfig {
  name: Cluster
  displayName: string
  /** Where the cluster answers: the configured endpoint for the build's own, the public one for the others. */
  rpcEndpoint: string
  explorerUrl: string
}

/** What the build's own cluster takes from its configuration; the addresses of the others are only named. */
export const networksOf = ({ cluster, rpcUrl }: Pick<AppConfig, "cluster" | "rpcUrl">): readonly NetworkConfig[] =>
  networks.map((network) => (network.name === cluster ? { ...network, rpcEndpoint: rpcUrl } : network))

const explorer = "https://explorer.solana.com"
const networks: readonly NetworkConfig[] = [
  {
    name: "mainnet-beta",
    displayName: "Mainnet",
    rpcEndpoint: "https://api.mainnet-beta.solana.com",
    explorerUrl: explorer,
  },
  {
    name: "devnet",
    displayName: "Devnet",
    rpcEndpoint: "https://api.devnet.solana.com",
    explorerUrl: `${explorer}/?cluster=devnet`,
  },
  {
    name: "localnet",
    displayName: "Localnet",
    rpcEndpoint: "http://127.0.0.1:8899",
    explorerUrl: `${explorer}/?cluster=custom`,
  },
]

export const TEST_NETWORKS_DISABLED = "Test networks are disabled in constants"

const clusterSchema = v.nullable(v.picklist(["localnet", "devnet", "mainnet-beta"]))

/** The network of this build. Another one is another build: asking for it changes nothing. */
export function createNetworkChoice(cluster: Cluster, port?: StoragePort, log: Logger = logger) {
  const persisted = stored("solana-network", clusterSchema, null, port)
  if (persisted.read() !== cluster) persisted.write(cluster)
  return {
    /** Whether the build plays on this network. */
    choose(name: Cluster): boolean {
      if (name === cluster) return true
      log.warn(TEST_NETWORKS_DISABLED)
      return false
    },
  }
}

let choice: ReturnType<typeof createNetworkChoice> | null = null

/** The choice of this page, made once. */
export function networkChoice(cluster: Cluster): ReturnType<typeof createNetworkChoice> {
  choice ??= createNetworkChoice(cluster)
  return choice
}
