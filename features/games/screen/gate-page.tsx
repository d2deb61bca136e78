import { ErrorPage } from "@dghrt/design-system"
import { gateMessages } from "#features/messages"
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
  /** A bet of the address's wallet has no result yet. */
  betPending?: boolean
}

const { WALLET_NEEDED, WALLET_MISMATCH, GAME_NOT_FOUND, GAME_MAINTENANCE, GAME_COMING_SOON } = gateMessages

const texts = {
  "no-wallet": {
    status: 400,
    art: "blackjack",
    title: WALLET_NEEDED.text,
    retryLabel: "Connect Wallet",
  },
  "wallet-mismatch": {
    status: 400,
    art: "blackjack",
    title: WALLET_MISMATCH.text,
    retryLabel: "Connect Wallet",
  },
  "not-found": { status: 404, art: "magic8ball", title: GAME_NOT_FOUND.text },
  offline: {
    status: 503,
    art: "plinko",
    muted: true,
    title: GAME_MAINTENANCE.text,
    children: GAME_MAINTENANCE.next,
  },
  creating: {
    status: GAME_COMING_SOON.title,
    art: "crash",
    title: GAME_COMING_SOON.text,
    children: GAME_COMING_SOON.next,
    retryLabel: "Check Again",
  },
} as const

const waiting = { connecting: "Connecting...", loading: "Loading game..." } as const

const pendingNote = "A bet of this wallet is on its way. It is not lost: connect the wallet to see its result."

/** What blocks the player, and the action that resolves it. */
export function GatePage({ gate, game, homeHref, onBack, onRetry, onConnect = onRetry, betPending }: GatePageProps) {
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
      return (
        <ErrorPage {...texts[gate]} homeHref={homeHref} onRetry={onConnect}>
          {betPending && pendingNote}
        </ErrorPage>
      )
    case "not-found":
    case "offline":
    case "creating":
      return <ErrorPage {...texts[gate]} homeHref={homeHref} onRetry={onRetry} />
  }
}
