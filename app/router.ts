import { createRouter } from "@tanstack/react-router"
import type { AppConfig } from "#contract/config"
import type { WalletStore } from "#features/wallet"
import { routeTree } from "./route-tree.gen"

/** What every route may rely on. */
export interface RouteContext {
  config: AppConfig
  wallets: WalletStore
}

export const createAppRouter = (context: RouteContext) =>
  createRouter({ routeTree, context, defaultPreload: "intent", scrollRestoration: true })

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
