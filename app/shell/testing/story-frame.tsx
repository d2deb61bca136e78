import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router"
import { type ReactNode, useState } from "react"
import * as v from "valibot"
import type { AppConfig } from "#contract/config"
import { memoryStorage, stored } from "#features/kernel"
import { createWalletStore, WalletProvider, type WalletState } from "#features/wallet"
import { ConfigProvider } from "../app-config"

export const owner = "4Nd1mYQtEy1vNZmDr5EgCnsNC2ecqmqYjCRLyH7Hbt6G"
export const player = "7xKpBvVYg4tEoY7MoPSmkqWqLnyUzT6tW7nPPyDk9qZt"

const config: AppConfig = {
  cluster: "localnet",
  rpcUrl: "http://localhost:1",
  wsUrl: "ws://localhost:1",
  creator: owner,
  tokens: [
    {
      mint: "So11111111111111111111111111111111111111112",
      symbol: "SOL",
      name: "Solana",
      decimals: 9,
      poolAuthority: "11111111111111111111111111111111",
    },
  ],
}

interface StoryFrameProps {
  /** The page one is on. */
  path?: string
  wallet?: Partial<WalletState>
  children: ReactNode
}

/** What a part of the shell expects around it: an address, a wallet and a configuration, all without a network. */
export function StoryFrame({ path = "/", wallet, children }: StoryFrameProps) {
  const [router] = useState(() =>
    createRouter({ routeTree: createRootRoute(), history: createMemoryHistory({ initialEntries: [path] }) }),
  )
  const [store] = useState(() => {
    const remembered = stored("walletName", v.nullable(v.string()), null, memoryStorage())
    const made = createWalletStore({
      source: { get: () => [], on: () => () => undefined },
      chain: "solana:localnet",
      remembered,
    })
    Object.assign(made.state, wallet)
    return made
  })
  return (
    <RouterContextProvider router={router}>
      <ConfigProvider config={config}>
        <WalletProvider store={store}>{children}</WalletProvider>
      </ConfigProvider>
    </RouterContextProvider>
  )
}

/** A wallet as the store holds it once connected. */
export const connectedAs = (address: string): Partial<WalletState> => ({
  status: "connected",
  selected: "Local Wallet",
  settled: true,
  address,
})
