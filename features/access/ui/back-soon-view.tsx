import { Button, Heart } from "@dghrt/design-system"
import { RotateCcw } from "lucide-react"

export interface OpenGame {
  href: string
  name: string
}

export interface BackSoonViewProps {
  accessMessage: string
  offlineMessage: string
  /** Absent in a preview. */
  onCheckAgain?: (() => void) | undefined
  checking?: boolean
  /** The game in which the connected wallet has something open. */
  openGame?: OpenGame | null
}

/** Pages that stay open; a new document each, because this screen takes the place of the router's pages. */
const reachable = [
  { href: "/explorer", label: "Look up plays" },
  { href: "/verify", label: "Verify a bet" },
]
const reachableLink =
  "inline-flex min-h-11 items-center font-semibold text-primary underline decoration-1 underline-offset-4"

/** The whole screen while the owner keeps the casino closed. */
export function BackSoonView(props: BackSoonViewProps) {
  const { accessMessage, offlineMessage, onCheckAgain, checking = false, openGame = null } = props
  const links = openGame ? [{ href: openGame.href, label: `Finish ${openGame.name}` }, ...reachable] : reachable
  return (
    <section
      aria-labelledby="back-soon-title"
      className="mx-auto grid w-full max-w-150 justify-items-center gap-4 py-10 text-center"
    >
      <Heart className="w-28" />
      <h1 id="back-soon-title" className="type-d1 type-display">
        We'll be back soon
      </h1>
      <p className="wrap-anywhere text-lg text-text-secondary">{accessMessage}</p>
      <p className="wrap-anywhere text-text-muted">{offlineMessage}</p>
      {onCheckAgain && (
        <Button
          variant="primary"
          size="lg"
          loading={checking}
          icon={<RotateCcw aria-hidden className="size-4.5" strokeWidth={1.75} />}
          onClick={onCheckAgain}
        >
          Check Again
        </Button>
      )}
      <p className="max-w-[52ch] text-sm text-text-secondary">
        Your funds are in your own wallet. The Solana program settles a bet that is under way without this site. You can
        finish a game that you left open at its address.
      </p>
      <p className="flex flex-wrap justify-center gap-x-6">
        {links.map(({ href, label }) => (
          <a key={href} href={href} className={reachableLink}>
            {label}
          </a>
        ))}
      </p>
      <div className="card w-full bg-surface p-5 text-start">
        <h2 className="font-[650]">Play responsibly</h2>
        <p className="mt-1 text-sm text-text-secondary">
          You must be 18 or of legal age where you live, whichever is higher. If gambling is no longer fun, free and
          confidential help is available at{" "}
          <a
            href="https://www.begambleaware.org"
            target="_blank"
            rel="noreferrer"
            className="touch-room relative underline underline-offset-2"
          >
            <span>BeGambleAware.org</span>
            <span className="sr-only">, in a new tab</span>
          </a>{" "}
          and{" "}
          <a
            href="https://www.gamblersanonymous.org"
            target="_blank"
            rel="noreferrer"
            className="touch-room relative underline underline-offset-2"
          >
            <span>GamblersAnonymous.org</span>
            <span className="sr-only">, in a new tab</span>
          </a>
          .
        </p>
      </div>
    </section>
  )
}
