import { CasinoProvider, useWallets } from "@dghrt/betting/react"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { casino, token, wallets } from "./casino"
import { Flip } from "./flip"
import { proof } from "./proof"

function App() {
  const { wallets: choices, address, connect, disconnect } = useWallets()
  if (address)
    return (
      <>
        <button type="button" onClick={disconnect}>
          Disconnect
        </button>
        <Flip />
      </>
    )
  return choices.map(({ id, name }) => (
    <button key={id} type="button" onClick={() => connect(id)}>
      {name}
    </button>
  ))
}

const root = document.getElementById("root")
if (root)
  createRoot(root).render(
    <StrictMode>
      <CasinoProvider chain={casino} wallets={wallets} token={token} proof={proof}>
        <App />
      </CasinoProvider>
    </StrictMode>,
  )
