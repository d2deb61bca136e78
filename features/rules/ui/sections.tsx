import { Button, Kbd } from "@dghrt/design-system"
import type { ReactNode } from "react"
import { fees } from "#contract/fees"
import { percentText } from "#contract/games/odds"
import { platformFees, WHOLE } from "#features/games"
import { shortcuts } from "#features/shortcuts"

/** One part of a page of rules. */
export function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} aria-label={title} className="card scroll-mt-24 min-w-0 bg-surface p-6 max-md:p-4.5">
      <h2 className="type-d3 type-display mb-3">{title}</h2>
      {children}
    </section>
  )
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="grid gap-2.5">
      {steps.map((step, index) => (
        <li key={step} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3">
          <span
            aria-hidden
            className="grid size-7 place-items-center rounded-full bg-surface-hover font-[650] text-[0.8125rem] tabular-nums"
          >
            {index + 1}
          </span>
          <span className="pt-0.5 text-text-secondary">{step}</span>
        </li>
      ))}
    </ol>
  )
}

export function HowToBet({ choice }: { choice: string }) {
  return (
    <Part title="How to play">
      <Steps
        steps={[
          "Set your bet. The limits show what the game accepts and what your wallet covers.",
          choice,
          "Press the button and sign in your wallet. Your first bet asks twice, because it opens your account at the program. You see the full cost before you sign.",
          "The result is settled on chain. A payout is in your wallet before the animation ends.",
        ]}
      />
    </Part>
  )
}

/** What is charged on top of a wager; the figures are those the bet is made with. */
export function Fees() {
  const percent = (bps: number) => `${percentText(bps / WHOLE)}%`
  return (
    <Part title="Fees">
      <p className="text-text-secondary">{`Fees come on top of the wager: a platform fee of ${percent(platformFees.creatorFeeBps)}, of which ${percent(fees.platformBps)} goes to your referrer if you have one, and a jackpot fee of ${percent(platformFees.jackpotFeeBps)} while you take part in the jackpot. The pool fee and the protocol fee are read from the chain; each line is shown with its rate before you sign. The network takes its fee for every transaction. In Plinko Race a platform fee of ${percent(fees.multiplayerBps)} and the protocol fee come out of the pot.`}</p>
    </Part>
  )
}

/** What "Instant Payouts" promises, and on whom it depends. */
export function Payouts() {
  return (
    <Part title="Instant payouts" id="payouts">
      <p className="text-text-secondary">
        The program pays in the transaction that settles your bet: from the pool to your wallet, without a request and
        without a review. A result waits for the network and for the provider, which reveals its seed. If the provider
        does not reveal it, your bet stays open, and you can take the wager back on chain. Network fees apply.
      </p>
    </Part>
  )
}

/** What "Bonus funds never expire" promises, and what it does not. */
export function Bonus() {
  return (
    <Part title="Bonus funds" id="bonus">
      <p className="text-text-secondary">
        Bonus tokens are issued by a pool and are in your wallet. No date ends them: the program accepts them as long as
        that pool is open. They pay your wager before your own balance does, in any game of the same token but Plinko
        Race. What a bet pays is paid in the token. Fees are paid from your own balance, and network fees apply.
      </p>
    </Part>
  )
}

const signs = [
  "Do you bet more than you can lose without regret?",
  "Do you bet to win back what you lost?",
  "Do you hide how much or how often you play?",
  "Do you feel worse when you cannot play?",
] as const

/** A short self-check, where help is, and the way to the player's own limits. */
export function PlayResponsibly({ onLimits }: { onLimits: () => void }) {
  return (
    <Part title="Play responsibly" id="play-responsibly">
      <p className="text-text-secondary">
        Each bet pays fees, and some games have a house edge besides, so over time you pay for playing. You must be 18
        or of legal age where you live, whichever is higher. Ask yourself:
      </p>
      <ul className="mt-3 grid list-disc gap-1.5 ps-5 text-text-secondary">
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <p className="mt-3 text-text-secondary">
        If you answered yes to one of them, stop playing and talk to someone. Free and confidential help:{" "}
        <HelpLink href="https://www.begambleaware.org">BeGambleAware.org</HelpLink>,{" "}
        <HelpLink href="https://www.gamblersanonymous.org">GamblersAnonymous.org</HelpLink>.
      </p>
      <p className="mt-3 text-text-secondary">
        You can limit what you lose in a day and what you bet at once, be reminded of the time, or cool off.
      </p>
      <Button className="mt-3" onClick={onLimits}>
        Set limits
      </Button>
    </Part>
  )
}

const HelpLink = ({ href, children }: { href: string; children: string }) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    className="font-semibold text-primary underline decoration-1 underline-offset-4 hover:text-text"
  >
    <span>{children}</span>
    <span className="sr-only">, in a new tab</span>
  </a>
)

export function FairnessRecipe() {
  return (
    <Part title="How a result is drawn, and checked">
      <Steps
        steps={[
          "Before you bet, the provider publishes the SHA-256 of a seed it can no longer change.",
          "You add a seed of your own, in the provably fair panel.",
          "After the bet the provider reveals its seed; its SHA-256 must be what was published.",
          "HMAC-SHA256 of your seed and the number of your bet, keyed with the provider's seed, is the draw.",
          "Its first five hex digits, modulo the number of outcomes, are the index of the result.",
          "The multiplier at that index times your wager is what you are paid.",
        ]}
      />
      <p className="mt-4 text-sm text-text-muted">
        Your browser repeats these six steps for any round: press the shield beside the board.
      </p>
    </Part>
  )
}

export function Keys() {
  const keys = shortcuts
    .filter(({ id }) => id === "skip" || id.startsWith("game-"))
    .flatMap(({ label, keys: own }) => own.map((key) => ({ label, key })))
  return (
    <Part title="Keys">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2.5">
        {keys.map(({ label, key }) => (
          <div key={key} className="contents">
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd className="text-text-secondary">{label}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-text-muted">
        Letter shortcuts are off while you type. You can switch them off in Settings.
      </p>
    </Part>
  )
}
