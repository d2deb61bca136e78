import { AddressLabel, Button, Card } from "@dghrt/design-system"
import { ArrowUpRight, Copy, LogOut } from "lucide-react"

export interface WalletCardProps {
  /** Name of the wallet app. */
  adapter: string
  address: string
  /** The wallet on a chain explorer. */
  explorerUrl: string
  onCopy: () => void
  onDisconnect: () => void
}

/** The connected wallet and what can be done with it. */
export function WalletCard({ adapter, address, explorerUrl, onCopy, onDisconnect }: WalletCardProps) {
  return (
    <Card asChild padding="lg">
      <section aria-labelledby="profile-wallet" className="grid grid-cols-1 content-start gap-4">
        <h2 id="profile-wallet" className="font-[650]">
          Wallet Info
        </h2>
        <dl className="grid">
          <div className="flex min-h-10 justify-between gap-x-4 pb-3 max-5xs:flex-wrap">
            <dt className="text-text-secondary">Adapter</dt>
            <dd className="wrap-anywhere min-w-0 text-end font-semibold">{adapter}</dd>
          </div>
          <div className="flex min-h-10 justify-between gap-x-4 border-hair border-t pt-3 max-5xs:flex-wrap">
            <dt className="text-text-secondary">Address</dt>
            <dd>
              <AddressLabel address={address} className="type-data font-semibold" />
            </dd>
          </div>
        </dl>
        <div className="flex flex-wrap gap-2.5">
          <Button
            icon={<Copy aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />}
            onClick={onCopy}
            className="min-w-34 flex-auto"
          >
            Copy Address
          </Button>
          <Button
            icon={<LogOut aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />}
            onClick={onDisconnect}
            className="min-w-34 flex-auto text-danger"
          >
            Disconnect
          </Button>
        </div>
        <a
          href={explorerUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-1.5 justify-self-start rounded-xs font-semibold text-primary hover:underline"
        >
          View on Solana Explorer
          <ArrowUpRight aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
          <span className="sr-only">, in a new tab</span>
        </a>
      </section>
    </Card>
  )
}
