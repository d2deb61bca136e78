import { PageSkeleton } from "@dghrt/design-system"
import { Navigate } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useWallet } from "#features/wallet"

/** A page for players. A visitor is redirected to the home page unless a wallet is still connecting. */
export function ConnectedOnly({ children }: { children: ReactNode }) {
  const { address, status, settled } = useWallet()
  if (address !== null) return children
  if (!settled || status === "connecting") return <PageSkeleton label="Connecting..." />
  return <Navigate to="/" replace />
}
