import { ChevronRight, Download, ExternalLink } from "lucide-react"
import { useId } from "react"
import { Badge } from "../badge/badge"
import { Spinner } from "../spinner/spinner"
import type { AbsentWallet, PresentWallet } from "./wallet-source"
import type { WalletDialogWords } from "./wallet-words"

export interface WalletRowProps {
  wallet: PresentWallet
  words: WalletDialogWords
  /** It is being asked. */
  pending: boolean
  disabled: boolean
  problem: string | null
  onPick: () => void
}

/** A wallet that can be asked, with what is known about it. */
export function WalletRow({ wallet, words, pending, disabled, problem, onPick }: WalletRowProps) {
  const problemId = useId()
  return (
    <>
      <button
        type="button"
        // Not `disabled`: the wallet that is asked keeps the focus, and gets it back with the answer.
        aria-disabled={disabled}
        aria-describedby={problem === null ? undefined : problemId}
        onClick={disabled ? undefined : onPick}
        data-slot="wallet-row"
        data-failed={problem !== null}
        className="well flex h-16 w-full items-center gap-3.5 rounded-md px-3.5 text-start transition-tint not-aria-disabled:hover:bg-surface-hover aria-disabled:cursor-not-allowed aria-disabled:opacity-60 data-[failed=false]:not-aria-disabled:hover:border-border-hover data-[failed=true]:border-danger"
      >
        <WalletIcon {...wallet} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-[650]">{wallet.name}</span>
          {wallet.state === "only-sends" && (
            <span className="line-clamp-2 text-[0.8125rem] text-text-secondary leading-tight">{words.onlySends}</span>
          )}
        </span>
        {pending ? (
          <span className="flex items-center gap-2 text-sm text-text-secondary">
            <span>{words.connecting}</span> <Spinner className="size-4" />
          </span>
        ) : (
          <WalletState wallet={wallet} words={words} />
        )}
      </button>
      {problem !== null && (
        <p id={problemId} role="alert" className="mt-1.5 px-1 text-danger text-sm">
          {problem}
        </p>
      )}
    </>
  )
}

function WalletState({ wallet: { state, usedLast }, words }: Pick<WalletRowProps, "wallet" | "words">) {
  if (state === "only-sends") return null
  if (state === "wrong-network") return <Badge tone="quiet">{words.wrongNetwork}</Badge>
  return (
    <>
      {usedLast ? (
        <Badge tone="quiet">{words.usedLast}</Badge>
      ) : (
        state === "detected" && <Badge tone="success">{words.detected}</Badge>
      )}
      <ChevronRight aria-hidden className="size-4 text-text-muted rtl:-scale-x-100" />
    </>
  )
}

/** A wallet that is not in this browser: a link to its installer, or to its app. */
export function AbsentWalletRow({ wallet, words }: { wallet: AbsentWallet; words: WalletDialogWords }) {
  const Icon = wallet.opensApp ? ExternalLink : Download
  return (
    <a
      href={wallet.href}
      {...(!wallet.opensApp && { target: "_blank", rel: "noopener noreferrer" })}
      data-slot="wallet-row"
      className="well flex min-h-16 items-center gap-3.5 rounded-md px-3.5 transition-tint hover:border-border-hover hover:bg-surface-hover"
    >
      <WalletIcon {...wallet} />
      <span className="min-w-0 flex-1 truncate font-[650]">{wallet.name}</span>
      <span className="flex items-center gap-1.5 text-sm text-text-secondary">
        <span>{wallet.opensApp ? words.openApp : words.install}</span>
        <Icon aria-hidden className="size-4" strokeWidth={1.75} />
      </span>
    </a>
  )
}

const WalletIcon = ({ name, icon }: { name: string; icon?: string }) =>
  icon ? (
    <img src={icon} alt="" className="framed size-11 rounded-sm bg-surface-hover p-2" />
  ) : (
    <span
      aria-hidden
      className="framed grid size-11 place-items-center rounded-sm bg-surface-hover font-[650] text-text-muted"
    >
      {name.slice(0, 1)}
    </span>
  )
