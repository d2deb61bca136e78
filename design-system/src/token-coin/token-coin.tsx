import { useId } from "react"
import { Heart } from "../heart/heart"
import { cn } from "../lib/cn"
import { brand } from "./brand"

const grounds: Readonly<Record<string, string>> = {
  SOL: brand.solana.ground,
  USDC: brand.usdc.ground,
  DGHRT: "var(--art-ink)",
}

export interface TokenCoinProps {
  /** SOL, USDC and DGHRT have their own marks, any other token the first letter or digit of its symbol. */
  symbol: string
  /** 26 px unless it says otherwise. */
  className?: string
}

/** A token's round mark; decoration beside its symbol, in the same colours in every theme. */
export function TokenCoin({ symbol, className }: TokenCoinProps) {
  return (
    <span
      data-slot="token-coin"
      aria-hidden
      className={cn(
        "grid size-6.5 shrink-0 place-items-center overflow-hidden rounded-full bg-surface-hover text-text-secondary",
        className,
      )}
      style={{ background: grounds[symbol] }}
    >
      <Mark symbol={symbol} />
    </span>
  )
}

function Mark({ symbol }: Pick<TokenCoinProps, "symbol">) {
  switch (symbol) {
    case "SOL":
      return <Solana />
    case "USDC":
      return <Dollar />
    case "DGHRT":
      return <Heart small className="w-[72%]" />
    default:
      return <Initial symbol={symbol} />
  }
}

/** Drawn, not written: it grows with the coin, and it is not read out beside the symbol. */
const Initial = ({ symbol }: Pick<TokenCoinProps, "symbol">) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className="size-full">
    <text x="12" y="16.5" textAnchor="middle" fontSize="12.5" fontWeight="650" fill="currentColor">
      {/[\p{L}\p{N}]/u.exec(symbol)?.[0].toUpperCase() ?? "?"}
    </text>
  </svg>
)

function Solana() {
  const id = useId()
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-[60%]">
      <defs>
        <linearGradient id={id} x1="0" y1="1" x2="1" y2="0">
          <stop offset="0" stopColor={brand.solana.from} />
          <stop offset="1" stopColor={brand.solana.to} />
        </linearGradient>
      </defs>
      <path fill={`url(#${id})`} d="M6 4h16l-4 4H2ZM2 10h16l4 4H6ZM6 16h16l-4 4H2Z" />
    </svg>
  )
}

function Dollar() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke={brand.usdc.ink}
      strokeWidth="1.7"
      strokeLinecap="round"
      className="size-full"
    >
      <path d="M9.6 4.4a8 8 0 0 0 0 15.2M14.4 4.4a8 8 0 0 1 0 15.2M12 6.6v10.8" />
      <path d="M14.7 9.4c-.3-1.1-1.3-1.6-2.7-1.6-1.5 0-2.7.7-2.7 2 0 3 5.6 1.4 5.6 4.3 0 1.4-1.3 2.1-2.9 2.1-1.6 0-2.7-.7-2.9-1.9" />
    </svg>
  )
}
