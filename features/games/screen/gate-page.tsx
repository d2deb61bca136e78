import { ErrorPage } from "@dghrt/design-system"
import type { GameRecord } from "../kit/game-record"
import { GameLoading } from "./game-loading"
import type { Gate } from "./gate"
import { Splash } from "./splash"

export interface GatePageProps {
  gate: Exclude<Gate["gate"], "open">
  /** Null when no game has the address's name. */
  game: GameRecord | null
  homeHref: string
  onBack: () => void
  onRetry: () => void
  /** Opens the wallet dialog; offered where a wallet is what is missing. */
  onConnect?: () => void
}

const texts = {
  // The large words say what is missing; the number is for those who report it.
  "no-wallet": {
    status: "Wallet needed",
    art: "blackjack",
    title: "Please connect your wallet to play.",
    children: "Error 400",
  },
  "wallet-mismatch": {
    status: "Wrong wallet",
    art: "blackjack",
    title: "Wallet mismatch. Please reconnect with the correct wallet.",
    children: "Error 400",
  },
  "not-found": { status: 404, art: "magic8ball", title: "Game not found. Please check the URL or try again later." },
  offline: {
    status: 503,
    art: "plinko",
    muted: true,
    title: "This game is currently under maintenance",
    children: "We're working hard to get this game back online. Please check back later!",
  },
  creating: {
    status: "Almost ready",
    art: "crash",
    title: "This game is being added soon",
    children:
      "We're putting the finishing touches on this exciting new game. Check back soon for the latest additions!",
    retryLabel: "Check Again",
  },
} as const

const waiting = { connecting: "Connecting...", loading: "Loading game..." } as const

/** What blocks the player, and the action that resolves it. */
export function GatePage({ gate, game, homeHref, onBack, onRetry, onConnect = onRetry }: GatePageProps) {
  switch (gate) {
    case "connecting":
    case "loading":
      return game ? (
        <Splash game={game} waiting={waiting[gate]} onBack={onBack} />
      ) : (
        <GameLoading name="Game">{waiting[gate]}</GameLoading>
      )
    case "no-wallet":
    case "wallet-mismatch":
      return <ErrorPage {...texts[gate]} homeHref={homeHref} onRetry={onConnect} />
    case "not-found":
    case "offline":
    case "creating":
      return <ErrorPage {...texts[gate]} homeHref={homeHref} onRetry={onRetry} />
  }
}
