import type { WalletOption, WalletSource } from "@dghrt/design-system/wallet"
import { WalletReadyState } from "@solana/wallet-adapter-base"
import { useWallet, type Wallet } from "@solana/wallet-adapter-react"
import { useRef, useState } from "react"

/** A wallet is detected only where its adapter has found it: a loadable one is merely available. */
function optionOf({ adapter: { name, icon, url }, readyState }: Wallet): WalletOption | null {
  const named = { id: name, name, icon }
  switch (readyState) {
    case WalletReadyState.Installed:
      return { ...named, state: "detected" }
    case WalletReadyState.Loadable:
      return { ...named, state: "available" }
    case WalletReadyState.NotDetected:
      return { ...named, state: "absent", href: url }
    case WalletReadyState.Unsupported:
      return null
  }
}

/** The wallets of `WalletProvider`, for the dialog and the menu of the design system. */
export function useWalletAdapterSource(): WalletSource {
  const { wallets, wallet, publicKey, connecting, connected, select, disconnect } = useWallet()
  const [problem, setProblem] = useState<WalletSource["problem"]>(null)
  const [asked, setAsked] = useState<string | null>(null)
  // An adapter cannot take its question back, so a late answer is undone.
  const question = useRef(0)
  return {
    wallets: wallets.flatMap((each) => optionOf(each) ?? []),
    status: connected ? "connected" : connecting || asked !== null ? "connecting" : "disconnected",
    selected: asked ?? wallet?.adapter.name ?? null,
    address: connected ? (publicKey?.toBase58() ?? null) : null,
    problem,
    async connect(id) {
      const adapter = wallets.find((each) => each.adapter.name === id)?.adapter
      if (!adapter) return
      const mine = ++question.current
      setProblem(null)
      setAsked(id)
      select(adapter.name)
      try {
        await adapter.connect()
        if (mine !== question.current) await adapter.disconnect()
      } catch (error) {
        if (mine !== question.current) return
        select(null)
        setProblem({ id, text: error instanceof Error && error.message ? error.message : `${id} did not connect.` })
      } finally {
        if (mine === question.current) setAsked(null)
      }
    },
    cancel() {
      question.current += 1
      setAsked(null)
      select(null)
    },
    disconnect,
  }
}
