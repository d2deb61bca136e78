import { expect, onTestFinished, test } from "vitest"
import type { AppConfig } from "#contract/config"
import { createAppWallets } from "./wallets"

const icon = "data:image/svg+xml;base64,PHN2Zy8+"
const wallet = (name: string) => ({
  version: "1.0.0",
  name,
  icon,
  chains: ["solana:localnet"],
  features: { "standard:connect": {}, "solana:signTransaction": {} },
  accounts: [],
})

/** As extensions do: each one announces its wallet, and does so again when the page says that it listens. */
function register(registered: unknown) {
  const announce = (api: { register: (wallet: unknown) => void }) => api.register(registered)
  window.dispatchEvent(new CustomEvent("wallet-standard:register-wallet", { detail: announce }))
  window.addEventListener("wallet-standard:app-ready", (event) => announce(Reflect.get(event, "detail")))
}

/** Three malformed wallets and a good one. */
function registerAll(name: string) {
  const locked = () => {
    throw new Error("The extension is locked")
  }
  register({ ...wallet(`${name} without chains`), chains: null })
  register(Object.defineProperty(wallet(`${name} that is locked`), "features", { get: locked }))
  register(null)
  register(wallet(name))
}

test("A page lists the wallets that fit, whatever else extensions register before and after it", () => {
  registerAll("Early")
  const store = createAppWallets({ cluster: "localnet" } as AppConfig) // the only setting that it reads
  onTestFinished(store.start())
  expect(store.state.wallets.map(({ name }) => name)).toEqual(["Early"])
  registerAll("Late")
  expect(store.state.wallets.map(({ name }) => name)).toEqual(["Early", "Late"])
})
