import { shortAddress } from "@dghrt/design-system"
import type { WalletEvent, WalletStore } from "#features/wallet"
import { openOverlay, overlays } from "../overlays/overlays"
import { announce } from "../shell/toasts"

/** Says what happens to the wallet's connection, on whatever page the player is. Silent reconnects are only logged. */
export const announceWallet = (store: WalletStore): (() => void) => store.onEvent(say)

function say(event: WalletEvent) {
  switch (event.kind) {
    case "connected":
      return announce("WALLET_CONNECTED")
    case "lost":
      return announce("WALLET_LOST")
    case "switched":
      return announce("WALLET_SWITCHED", { address: shortAddress(event.address) })
    case "failed":
      // Where the list of wallets is open, the wallet's own row has the reason.
      if (overlays.open?.id === "wallet") return
      announce("WALLET_CONNECT_FAILED")
      openOverlay("wallet")
  }
}
