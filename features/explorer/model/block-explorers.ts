import type { AppConfig } from "#contract/config"

type Network = Pick<AppConfig, "cluster" | "rpcUrl">
type Subject = { transaction: string } | { account: string }

const sites = [
  { name: "Solscan", host: "https://solscan.io", transaction: "/tx/", account: "/account/", custom: false },
  {
    name: "Solana Explorer",
    host: "https://explorer.solana.com",
    transaction: "/tx/",
    account: "/address/",
    custom: true,
  },
  { name: "SolanaFM", host: "https://solana.fm", transaction: "/tx/", account: "/address/", custom: false },
] as const

export interface BlockExplorer {
  name: string
  /** Null where the site cannot look at this network. */
  href: string | null
}

/** The same transaction or account on three public block explorers. A local network is only seen by one of them. */
export function blockExplorers({ cluster, rpcUrl }: Network, subject: Subject): readonly BlockExplorer[] {
  return sites.map(({ name, host, transaction, account, custom }) => {
    if (cluster === "localnet" && !custom) return { name, href: null }
    const path = "transaction" in subject ? transaction + subject.transaction : account + subject.account
    const url = new URL(path, host)
    if (cluster === "devnet") url.searchParams.set("cluster", host === "https://solana.fm" ? "devnet-alpha" : "devnet")
    if (cluster === "localnet") {
      url.searchParams.set("cluster", "custom")
      url.searchParams.set("customUrl", rpcUrl)
    }
    return { name, href: url.href }
  })
}
