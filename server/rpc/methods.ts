/** What the app asks a node, and nothing else: the gateway is no node for others. */
export const allowedMethods: ReadonlySet<string> = new Set([
  "getAccountInfo",
  "getBalance",
  "getBlockHeight",
  "getBlockTime",
  "getEpochInfo",
  "getFeeForMessage",
  "getGenesisHash",
  "getHealth",
  "getLatestBlockhash",
  "getMinimumBalanceForRentExemption",
  "getMultipleAccounts",
  "getProgramAccounts",
  "getRecentPrioritizationFees",
  "getSignaturesForAddress",
  "getSignatureStatuses",
  "getSlot",
  "getTokenAccountBalance",
  "getTokenAccountsByOwner",
  "getTransaction",
  "getVersion",
  "isBlockhashValid",
  "sendTransaction",
  "simulateTransaction",
])

/** The same for all players within a slot. `getAccountInfo` is added for the accounts of pools and programs alone. */
export const sharedMethods: ReadonlySet<string> = new Set([
  "getEpochInfo",
  "getGenesisHash",
  "getLatestBlockhash",
  "getMinimumBalanceForRentExemption",
  "getProgramAccounts",
  "getRecentPrioritizationFees",
  "getSlot",
  "getVersion",
])

export const gamba = "Gamba2hK6KV3quKq854B3sQG1WMdq3zgQLPKqyK4qS18"
export const multiplayer = "GambaMyTW8C1NSeFrv2c3KfmX1MSDBF6YbxDeb7dBPxM"
const referral = "RefwFk2PPNd9bPehSyAkrkrehSHkvz6mTAHTNe8v9vH"
export const ourPrograms: ReadonlySet<string> = new Set([gamba, multiplayer, referral])
