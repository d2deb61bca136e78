import { Button } from "@dghrt/design-system"
import { Copy, UserPlus, Wallet } from "lucide-react"
import type { ReactNode } from "react"

export interface InvitePanelProps {
  /** The link that carries the wallet's address; null without a wallet. */
  link: string | null
  /** Copies the link, or selects it beside the button; without a wallet it leads to one. */
  onCopy: (button: Element) => void
  onConnect: () => void
  /** A connected player's referral figures with the link, in place of the link alone. */
  referral?: ReactNode
}

/** Invites friends: the link, and what the referral programme has to show. */
export function InvitePanel({ link, onCopy, onConnect, referral }: InvitePanelProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid justify-items-start gap-2">
        <h2 className="flex items-center gap-2.5 font-[650]">
          <UserPlus aria-hidden className="size-4.5 text-primary" strokeWidth={1.75} />
          Invite friends
        </h2>
        <p className="text-sm text-text-secondary">
          A friend who accepts your invitation pays the same fees as everyone. You earn 0.25% of each of their bets,
          except in Plinko Race.
        </p>
      </div>
      {link !== null && referral ? referral : <LinkAlone link={link} onCopy={onCopy} onConnect={onConnect} />}
    </div>
  )
}

function LinkAlone({ link, onCopy, onConnect }: Pick<InvitePanelProps, "link" | "onCopy" | "onConnect">) {
  return (
    <>
      {link === null ? (
        <div className="well grid gap-3 rounded-md p-4 text-sm text-text-secondary">
          <p>
            <strong className="block font-[650] text-text">Connect your wallet to view referral stats</strong>
            With it you get your own link.
          </p>
          <Button
            variant="primary"
            onClick={onConnect}
            icon={<Wallet aria-hidden className="size-4.5" strokeWidth={1.75} />}
          >
            Connect Wallet
          </Button>
        </div>
      ) : (
        <p className="well wrap-anywhere rounded-md p-3.5 type-data text-text-secondary">{link}</p>
      )}
      <Button
        onClick={({ currentTarget }) => onCopy(currentTarget)}
        icon={<Copy aria-hidden className="size-4.5" strokeWidth={1.75} />}
      >
        Copy Referral Link
      </Button>
    </>
  )
}
