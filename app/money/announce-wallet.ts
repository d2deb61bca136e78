import { shortAddress } from "@dghrt/design-system"
import type { AppConfig } from "#contract/config"
import { logger } from "#features/kernel"
import type { WalletEvent, WalletProblem, WalletStore } from "#features/wallet"
import { openOverlay, overlays } from "../overlays/overlays"
import { announce, toasts } from "../shell/toasts"

type Cluster = AppConfig["cluster"]

/** Announces changes of the wallet's connection on every page. Silent reconnects are only logged. */
export const announceWallet = (store: WalletStore, cluster: Cluster): (() => void) =>
  store.onEvent((event) => announceEvent(event, cluster))

function announceEvent(event: WalletEvent, cluster: Cluster) {
  switch (event.kind) {
    case "connected":
      return announce("WALLET_CONNECTED")
    case "lost":
      return announce("WALLET_LOST")
    case "switched":
      return announce("WALLET_SWITCHED", { address: shortAddress(event.address) })
    case "failed":
      // The open wallet dialog shows the reason in the wallet's own row.
      if (overlays.open?.id === "wallet") return
      void announceProblem(event.problem, cluster)
      openOverlay("wallet")
  }
}

async function announceProblem(problem: WalletProblem, cluster: Cluster) {
  try {
    const { walletProblemMessage } = await import("./wallet-problem-text")
    const { tone, title, text } = walletProblemMessage(problem, cluster)
    toasts.push({ tone, title, detail: text })
  } catch (error) {
    logger.warn("A message could not be loaded", error)
  }
}
