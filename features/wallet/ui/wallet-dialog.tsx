import { Badge, DialogContent, Spinner } from "@dghrt/design-system"
import { ChevronRight, ShieldCheck } from "lucide-react"
import type { WalletInfo } from "../model/wallet-store"

export interface WalletDialogViewProps {
  wallets: readonly WalletInfo[]
  /** Name of the wallet that is being asked. */
  pending: string | null
  /** Why the last attempt failed. */
  problem: string | null
  onPick: (name: string) => void
}

/** The list of wallets to connect; stands inside a `Dialog`. */
export function WalletDialogView({ wallets, pending, problem, onPick }: WalletDialogViewProps) {
  return (
    <DialogContent title="Connect Wallet" description="No account, no password.">
      {wallets.length === 0 ? (
        <p className="well rounded-md p-4 text-text-secondary">
          No Solana wallet was found in this browser. Install one that follows the Wallet Standard, such as Phantom,
          Solflare or Backpack, then reload this page.
        </p>
      ) : (
        <ul className="grid gap-2">
          {wallets.map((wallet) => (
            <li key={wallet.name}>
              <button
                type="button"
                disabled={pending !== null}
                onClick={() => onPick(wallet.name)}
                className="well flex h-16 w-full items-center gap-3.5 rounded-md px-3.5 text-start transition-tint enabled:hover:border-border-hover enabled:hover:bg-surface-hover disabled:opacity-60"
              >
                <img src={wallet.icon} alt="" className="framed size-11 rounded-sm bg-surface-hover p-2" />
                <span className="min-w-0 flex-1 truncate font-[650]">{wallet.name}</span>
                {pending === wallet.name ? (
                  <span className="flex items-center gap-2 text-sm text-text-secondary">
                    Connecting... <Spinner className="size-4" />
                  </span>
                ) : (
                  <>
                    <Badge tone="success">Detected</Badge>
                    <ChevronRight aria-hidden className="size-4 text-text-muted" />
                  </>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      {problem !== null && (
        <p role="alert" className="mt-3 text-danger text-sm">
          {problem}
        </p>
      )}
      <p className="mt-4 flex gap-2 text-sm text-text-secondary">
        <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
        We only see your public address. You sign every bet in your wallet. You must be 18 or of legal age where you
        live, whichever is higher.
      </p>
    </DialogContent>
  )
}
