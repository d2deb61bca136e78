import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { expect, test } from "vitest"
import { useWalletStore } from "./wallet-context"

function Probe() {
  useWalletStore()
  return null
}

test("useWalletStore throws outside a WalletProvider", () => {
  expect(() => renderToString(createElement(Probe))).toThrow("useWalletStore needs a WalletProvider above it")
})
