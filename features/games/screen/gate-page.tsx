import { Button, ErrorPage, Heart } from "@dghrt/design-system"
import type { ReactNode } from "react"
import { GameLoading } from "./game-loading"
import type { Gate } from "./gate"

export interface GatePageProps {
  gate: Exclude<Gate["gate"], "open">
  /** The game's name while it is known, for the loading outline. */
  name: string
  homeHref: string
  onRetry: () => void
  /** Opens the wallet dialog; offered where a wallet is what is missing. */
  onConnect?: () => void
}

function AddedSoon({ homeHref, onRetry }: Pick<GatePageProps, "homeHref" | "onRetry">) {
  return (
    <section className="mx-auto grid max-w-100 justify-items-center gap-4 px-4 py-16 text-center">
      <Heart small className="size-16" />
      <h1 className="type-display type-d3 text-text">This game is being added soon</h1>
      <p className="text-text-secondary">
        We're putting the finishing touches on this exciting new game. Check back soon for the latest additions!
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="primary" asChild>
          <a href={homeHref}>Back to Home</a>
        </Button>
        <Button onClick={onRetry}>Check Again</Button>
      </div>
    </section>
  )
}

const sentences = {
  "no-wallet": { status: 400, text: "Please connect your wallet to play." },
  "wallet-mismatch": { status: 400, text: "Wallet mismatch. Please reconnect with the correct wallet." },
  "not-found": { status: 404, text: "Game not found. Please check the URL or try again later." },
} as const

const underMaintenance: ReactNode = (
  <>
    <strong className="mb-1 block font-[650] text-text">This game is currently under maintenance</strong>
    We're working hard to get this game back online. Please check back later!
  </>
)

/** What stands in a player's way, and the way on. */
export function GatePage({ gate, name, homeHref, onRetry, onConnect }: GatePageProps) {
  switch (gate) {
    case "connecting":
      return <GameLoading name={name}>Connecting...</GameLoading>
    case "loading":
      return <GameLoading name={name}>Loading game...</GameLoading>
    case "offline":
      return (
        <ErrorPage status={503} homeHref={homeHref} onRetry={onRetry}>
          {underMaintenance}
        </ErrorPage>
      )
    case "creating":
      return <AddedSoon homeHref={homeHref} onRetry={onRetry} />
    case "no-wallet":
    case "wallet-mismatch":
    case "not-found": {
      const { status, text } = sentences[gate]
      const retry = gate === "not-found" ? onRetry : (onConnect ?? onRetry)
      return (
        <ErrorPage status={status} homeHref={homeHref} onRetry={retry}>
          {text}
        </ErrorPage>
      )
    }
  }
}
