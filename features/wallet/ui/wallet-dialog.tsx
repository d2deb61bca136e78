import { Badge, Button, DialogContent, Spinner } from "@dghrt/design-system"
import { ChevronRight, Download, ExternalLink, ShieldCheck } from "lucide-react"
import type { ReactNode } from "react"
import type { WalletInfo } from "../model/wallet-store"

/** A wallet that is not in this browser, and where it is given away or opened. */
export interface AbsentWallet {
  name: string
  href: string
  /** "Install" where it can be added to this browser, "Open" where it is an app of this phone. */
  verb: "Install" | "Open"
}

export interface WalletDialogViewProps {
  wallets: readonly WalletInfo[]
  absent: readonly AbsentWallet[]
  /** Id of the wallet that is being asked. */
  pending: string | null
  /** Why the last attempt failed, and with which wallet. */
  problem: { id: string; text: string } | null
  /** "Localnet". */
  network: string
  onPick: (id: string) => void
  /** Stops waiting for the wallet that is being asked. */
  onCancel: () => void
  /** Further choices at the foot: the network. */
  children?: ReactNode
}

/** The list of wallets to connect; rendered inside a `Dialog`. */
export function WalletDialogView(props: WalletDialogViewProps) {
  const { wallets, absent, pending, problem, network, onPick, onCancel, children } = props
  const usable = wallets.filter(({ wrongNetwork }) => !wrongNetwork)
  const asked = wallets.find(({ id }) => id === pending)
  return (
    <DialogContent title="Connect Wallet" description="No account, no password.">
      {usable.length === 0 && (
        <p className="well mb-2 rounded-md p-4 text-text-secondary">
          Please install a Solana wallet extension to continue.
        </p>
      )}
      <ul className="grid gap-2">
        {wallets.map((wallet) => (
          <li key={wallet.id}>
            <WalletRow
              wallet={wallet}
              network={network}
              pending={pending === wallet.id}
              disabled={pending !== null || wallet.wrongNetwork}
              problem={problem?.id === wallet.id ? problem.text : null}
              onPick={() => onPick(wallet.id)}
            />
          </li>
        ))}
        {absent.map(({ name, href, verb }) => (
          <li key={name}>
            <a
              href={href}
              {...(verb === "Install" && { target: "_blank", rel: "noopener noreferrer" })}
              className="well flex min-h-16 items-center gap-3.5 rounded-md px-3.5 transition-tint hover:border-border-hover hover:bg-surface-hover"
            >
              <span
                aria-hidden
                className="framed grid size-11 place-items-center rounded-sm bg-surface-hover font-[650] text-text-muted"
              >
                {name.slice(0, 1)}
              </span>
              <span className="min-w-0 flex-1 truncate font-[650]">{name}</span>
              <span className="flex items-center gap-1.5 text-sm text-text-secondary">
                {verb}
                {verb === "Install" ? (
                  <Download aria-hidden className="size-4" strokeWidth={1.75} />
                ) : (
                  <ExternalLink aria-hidden className="size-4" strokeWidth={1.75} />
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {asked && (
        <p role="status" className="mt-3 flex flex-wrap items-center justify-between gap-2 text-sm text-text-secondary">
          {asked.name} is waiting for your answer.
          <Button size="sm" onClick={onCancel}>
            Cancel
          </Button>
        </p>
      )}
      {children}
      <p className="mt-4 flex gap-2 text-sm text-text-secondary">
        <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
        We only see your public address. You sign every bet in your wallet. You must be 18 or of legal age where you
        live, whichever is higher.
      </p>
    </DialogContent>
  )
}

interface WalletRowProps {
  wallet: WalletInfo
  network: string
  pending: boolean
  disabled: boolean
  problem: string | null
  onPick: () => void
}

function WalletRow({ wallet, network, pending, disabled, problem, onPick }: WalletRowProps) {
  const { name, icon, usedLast, wrongNetwork } = wallet
  return (
    <>
      <button
        type="button"
        disabled={disabled}
        onClick={onPick}
        data-failed={problem !== null}
        className="well flex h-16 w-full items-center gap-3.5 rounded-md px-3.5 text-start transition-tint enabled:hover:border-border-hover enabled:hover:bg-surface-hover disabled:opacity-60 data-[failed=true]:border-danger"
      >
        <img src={icon} alt="" className="framed size-11 rounded-sm bg-surface-hover p-2" />
        <span className="min-w-0 flex-1 truncate font-[650]">{name}</span>
        {pending ? (
          <span className="flex items-center gap-2 text-sm text-text-secondary">
            Connecting... <Spinner className="size-4" />
          </span>
        ) : wrongNetwork ? (
          <Badge tone="quiet">Not on {network}</Badge>
        ) : (
          <>
            <Badge tone={usedLast ? "quiet" : "success"}>{usedLast ? "Last used" : "Detected"}</Badge>
            <ChevronRight aria-hidden className="size-4 text-text-muted" />
          </>
        )}
      </button>
      {problem !== null && (
        <p role="alert" className="mt-1.5 px-1 text-danger text-sm">
          {problem}
        </p>
      )}
    </>
  )
}
