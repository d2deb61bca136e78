import type { AppConfig } from "#contract/config"
import { type Message, messageOf } from "#features/messages"
import type { WalletProblem } from "#features/wallet"

export const networkNames = { localnet: "Localnet", devnet: "Devnet", "mainnet-beta": "Mainnet" } as const

/** The catalogue's entry about a wallet that did not connect. */
export function walletProblemMessage({ kind, name }: WalletProblem, cluster: AppConfig["cluster"]): Message {
  switch (kind) {
    case "not-installed":
      return messageOf("WALLET_NOT_FOUND")
    case "locked":
      return messageOf("WALLET_LOCKED")
    case "rejected":
      return messageOf("WALLET_REJECTED")
    case "no-answer":
      return messageOf("WALLET_NO_ANSWER", { wallet: name })
    case "wrong-network":
      return messageOf("WALLET_WRONG_NETWORK", { wallet: name, network: networkNames[cluster] })
    case "failed":
      return messageOf("WALLET_CONNECT_FAILED")
  }
}
