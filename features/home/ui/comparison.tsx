import { ScrollRow } from "@dghrt/design-system"
import { Blocks, KeyRound, ScanEye, UserRoundX, Zap } from "lucide-react"
import "./comparison.css"

const cards = [
  {
    icon: KeyRound,
    title: "True ownership",
    here: "Funds stay in your wallet until you bet",
    there: "The operator holds your balance",
  },
  {
    icon: ScanEye,
    title: "On-chain transparency",
    here: "Game logic and random numbers on chain: anyone can check a result",
    there: "Results that cannot be checked",
  },
  {
    icon: UserRoundX,
    title: "Accountless access",
    here: "Connect a wallet and play",
    there: "Sign up, verify, wait",
  },
  {
    icon: Zap,
    title: "Instant withdrawals",
    here: "Payouts settle with the bet itself",
    there: "Withdrawal queues and limits",
  },
  { icon: Blocks, title: "Blockchain ethos", here: "Open rules, public pool", there: "Closed books" },
]

/** Compares a non-custodial casino with others. */
export function Comparison() {
  return (
    <ScrollRow title="Web3 compared with other casinos">
      {cards.map(({ icon: Icon, title, here, there }) => (
        <article key={title} className="card h-full w-75 max-w-[80vw] p-5">
          <Icon aria-hidden className="size-6.5 text-primary" strokeWidth={1.75} />
          <h3 className="type-display my-3 text-[calc(1.1875rem*var(--display-scale))]">{title}</h3>
          <ul className="text-sm">
            <li data-own="true" className="comparison-mark border-hair border-t py-2.5">
              <span className="sr-only">Here: </span>
              <span>{here}</span>
            </li>
            <li data-own="false" className="comparison-mark border-hair border-t py-2.5 text-text-muted">
              <span className="sr-only">Elsewhere: </span>
              <span>{there}</span>
            </li>
          </ul>
        </article>
      ))}
    </ScrollRow>
  )
}
