export type Cluster = "mainnet-beta" | "devnet" | "localnet"

/**
 * Whose signatures commit to seeds and reveal them, by cluster. Keys rotate, so there may be several, and one that is retired
 * stays for the rounds that it signed. A cluster without a key here reads "unknown provider" until its reader names one.
 */
export const knownProviders: Readonly<Record<Cluster, readonly string[]>> = {
  "mainnet-beta": [],
  devnet: [],
  // The local network derives this key from a public name, so on another cluster a signature by it proves nothing.
  localnet: ["6CKymJMVVXH4pgj2vMK9CVTBy1FrySDpVGEcaK8qBmex"],
}
