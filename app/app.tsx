import { RouterProvider } from "@tanstack/react-router"
import { StrictMode } from "react"
import { WalletProvider, type WalletStore } from "#features/wallet"
import { ApplicationBoundary } from "./application-boundary"
import type { AppRouter } from "./router"

export interface AppProps {
  router: AppRouter
  wallets: WalletStore
}

/** Everything inside the page's root: drawn at build time for the front page, and by the browser everywhere. */
export function App({ router, wallets }: AppProps) {
  return (
    <StrictMode>
      <ApplicationBoundary>
        <WalletProvider store={wallets}>
          <RouterProvider router={router} />
        </WalletProvider>
      </ApplicationBoundary>
    </StrictMode>
  )
}
