interface Place {
  cluster: "localnet" | "devnet" | "mainnet-beta"
  rpcUrl: string
}

/** A transaction on a public block explorer, which on a local network looks at this machine. */
export const explorerUrl = (place: Place, signature: string): string => urlOf(place, "tx", signature)

/** A wallet, a mint or another account there. */
export const addressUrl = (place: Place, address: string): string => urlOf(place, "address", address)

function urlOf({ cluster, rpcUrl }: Place, kind: "tx" | "address", id: string): string {
  const url = new URL(`https://explorer.solana.com/${kind}/${encodeURIComponent(id)}`)
  if (cluster === "devnet") url.searchParams.set("cluster", "devnet")
  if (cluster === "localnet") {
    url.searchParams.set("cluster", "custom")
    url.searchParams.set("customUrl", rpcUrl)
  }
  return url.href
}
