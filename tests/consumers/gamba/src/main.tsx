import "@dghrt/gamba/node-globals"
import { ConnectionProvider, WalletProvider } from "@solana/wallet-adapter-react"
import { GambaProvider, SendTransactionProvider } from "gamba-react-v2"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { App } from "./app"
import { rpcUrl, wsUrl } from "./network"
import "./main.css"

const connection = { wsEndpoint: wsUrl, commitment: "confirmed" } as const

const root = document.getElementById("root")
if (root)
  createRoot(root).render(
    <StrictMode>
      <ConnectionProvider endpoint={rpcUrl} config={connection}>
        <WalletProvider wallets={[]} autoConnect>
          <SendTransactionProvider priorityFee={0}>
            <GambaProvider>
              <App />
            </GambaProvider>
          </SendTransactionProvider>
        </WalletProvider>
      </ConnectionProvider>
    </StrictMode>,
  )
