import type { AppConfig } from "#contract/config"

/** A transaction on a public block explorer, which on a local network looks at this machine. */
export function explorerUrl({ cluster, rpcUrl }: Pick<AppConfig, "cluster" | "rpcUrl">, signature: string): string {
  const url = new URL(`https://explorer.solana.com/tx/${encodeURIComponent(signature)}`)
  if (cluster === "devnet") url.searchParams.set("cluster", "devnet")
  if (cluster === "localnet") {
    url.searchParams.set("cluster", "custom")
    url.searchParams.set("customUrl", rpcUrl)
  }
  return url.href
}
