import { AddressLabel, Avatar, cn, Spinner } from "@dghrt/design-system"
import { ChevronDown } from "lucide-react"
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react"

interface WalletChipProps extends ComponentPropsWithoutRef<"button"> {
  address: string
  /** What the mobile layout says beside the dot: a `ConnectedBalance`. */
  balance?: ReactNode
  /** While its menu is on its way. */
  waiting?: boolean
}

/** The connected wallet in the header: its avatar and address, or in the mobile layout a green dot and the balance. */
export const WalletChip = forwardRef<HTMLButtonElement, WalletChipProps>(function WalletChip(
  { address, balance, waiting = false, className, ...props },
  ref,
) {
  return (
    <button
      type="button"
      {...props}
      ref={ref}
      aria-busy={waiting || undefined}
      className={cn(
        "well flex h-11 items-center gap-2.5 rounded-btn ps-2.5 pe-2.5 font-[650] transition-tint hover:border-border-hover max-sm:gap-2 max-sm:text-sm",
        "degen:h-10 degen:rounded-pill degen:border-transparent degen:bg-[color-mix(in_oklab,var(--surface),var(--success)_14%)] degen:px-2.5 degen:font-semibold degen:text-[0.78125rem] degen:text-success max-3xs:degen:gap-1.5 max-3xs:degen:px-2 max-5xs:px-1.5! max-5xs:gap-1!",
        className,
      )}
    >
      <span aria-hidden className="hidden size-2 rounded-full bg-success degen:block max-5xs:degen:hidden" />
      <span className="hidden degen:inline">{balance ?? <ConnectedBalance balance={null} />}</span>
      <span className="contents degen:hidden">
        <Avatar address={address} size="sm" className="rounded-sm max-laptop:hidden max-5xs:block titled:block!" />
        <AddressLabel address={address} className="max-5xs:sr-only titled:sr-only" />
        {waiting ? (
          <Spinner className="size-4" />
        ) : (
          <ChevronDown aria-hidden className="size-4 text-text-muted max-5xs:hidden titled:hidden" strokeWidth={1.75} />
        )}
      </span>
    </button>
  )
})

export interface ConnectedBalanceProps {
  /** Null until it is known, and while the player hides it; an amount in dollars has no symbol. */
  balance: { amount: string; symbol: string } | null
}

/** "1.2 SOL", with the name "Connected, 1.2 SOL"; "Connected" until the amount is known. */
export const ConnectedBalance = ({ balance }: ConnectedBalanceProps) =>
  balance === null ? (
    <span>Connected</span>
  ) : (
    <>
      <span className="sr-only">{`Connected, ${balance.amount} ${balance.symbol}`.trimEnd()}</span>
      <span aria-hidden translate="no" className="whitespace-nowrap tabular-nums">
        {/* As wide as one of two digits. */}
        <span className={/^\d\b/.test(balance.amount) ? "ps-[1ch]" : ""}>{balance.amount}</span>
        {balance.symbol && <span>{` ${balance.symbol}`}</span>}
      </span>
    </>
  )
