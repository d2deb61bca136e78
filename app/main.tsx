import { RouterProvider } from "@tanstack/react-router"
import { setNonce } from "get-nonce"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { readAppConfig } from "#features/kernel"
import { restoreTheme } from "#features/settings"
import { registerLocalWallet, WalletProvider } from "#features/wallet"
import { createAppRouter } from "./router"
import { createAppWallets } from "./wallets"
import "./styles.css"

// Overlays write style elements; the content policy lets in those that carry the page's nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
if (nonce) setNonce(nonce)

const root = document.getElementById("root")
if (!root) throw new Error("The page has no root element")

restoreTheme()
const config = readAppConfig()
const wallets = createAppWallets(config)
const router = createAppRouter({ config, wallets })

createRoot(root).render(
  <StrictMode>
    <WalletProvider store={wallets}>
      <RouterProvider router={router} />
    </WalletProvider>
  </StrictMode>,
)
void registerLocalWallet()
