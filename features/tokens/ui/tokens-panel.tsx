import { Amount, Badge, Button, Skeleton, TokenCoin } from "@dghrt/design-system"
import { Clock, Wallet } from "lucide-react"
import { useId } from "react"
import type { TokenConfig } from "#contract/config"
import { isFreePlay } from "../model/free-token"
import { ChoiceRow } from "./choice-row"

/** A token that can be played with, and what the wallet holds of it. */
export interface TokenChoice {
  token: TokenConfig
  /** In the token's smallest unit; null while unknown. */
  balance: bigint | null
  loading: boolean
  /** "$2,906.96"; null without a price. */
  worth: string | null
  /** Why it cannot be chosen, or what is wrong with the figures. */
  problem: string | null
  disabled: boolean
}

export interface TokensPanelProps {
  choices: readonly TokenChoice[]
  /** Mint of the token that is chosen, null while none is. */
  selected: string | null
  onSelect: (mint: string) => void
  /** Why the selection cannot change now; null when it can. */
  blocked: string | null
  connected: boolean
  onConnect: () => void
  /** "Price updated 12s ago". */
  priceAge: string
  /** "$1.00", of the tables with real tokens; null without a price. */
  minimumWager: string | null
}

/** Free play and the tokens of the pools, with their balances. */
export function TokensPanel(props: TokensPanelProps) {
  const { choices, selected, onSelect, blocked, connected, onConnect, priceAge, minimumWager } = props
  const id = useId()
  const group = (title: string, free: boolean) => {
    const rows = choices.filter(({ token }) => isFreePlay(token.mint) === free)
    if (rows.length === 0) return null
    return (
      <fieldset className="grid min-w-0 grid-cols-1 gap-2">
        <legend className="mb-2 type-label text-text-muted">{title}</legend>
        {rows.map((choice) => (
          <TokenRow
            key={choice.token.mint}
            choice={choice}
            connected={connected}
            name={id}
            checked={choice.token.mint === selected}
            disabled={!connected || blocked !== null || choice.disabled}
            onChoose={() => onSelect(choice.token.mint)}
          />
        ))}
      </fieldset>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {blocked !== null && (
        <p role="status" className="well flex gap-2.5 rounded-md p-3 text-sm text-text-secondary">
          <Clock aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" strokeWidth={1.75} />
          <span>{blocked}</span>
        </p>
      )}
      {!connected && (
        <div className="well grid justify-items-start gap-2.5 rounded-md p-3.5 text-sm text-text-secondary">
          Connect a wallet to see your balances and choose a token.
          <Button size="sm" onClick={onConnect} icon={<Wallet aria-hidden className="size-4" strokeWidth={1.75} />}>
            Connect Wallet
          </Button>
        </div>
      )}
      {group("Free Play", true)}
      {group("Live Play", false)}
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-text-muted">
        <span className="flex items-center gap-2">
          <Clock aria-hidden className="size-3.5" strokeWidth={1.75} />
          <span>{priceAge}</span>
        </span>
        {minimumWager !== null && <span>{`Minimum wager ${minimumWager}`}</span>}
      </p>
    </div>
  )
}

interface TokenRowProps {
  choice: TokenChoice
  name: string
  connected: boolean
  checked: boolean
  disabled: boolean
  onChoose: () => void
}

function TokenRow({ choice, connected, ...row }: TokenRowProps) {
  const { token, problem, worth } = choice
  const free = isFreePlay(token.mint)
  return (
    <ChoiceRow
      {...row}
      label={token.symbol}
      icon={<TokenCoin symbol={token.symbol} className="size-10" />}
      mark={free && <Badge tone="success">FREE</Badge>}
      detail={problem ?? (free ? "Play without risk" : token.name)}
      figure={<Balance choice={choice} connected={connected} />}
      figureDetail={free ? "No cash value" : worth}
    />
  )
}

/** Two to four digits after the point, as every balance of the casino. */
function Balance({ choice: { token, balance, loading }, connected }: Pick<TokenRowProps, "choice" | "connected">) {
  if (balance !== null)
    return (
      <Amount
        value={balance}
        decimals={token.decimals}
        digits={isFreePlay(token.mint) ? 2 : Math.min(4, token.decimals)}
      />
    )
  return loading && connected ? <Skeleton className="h-5 w-20" /> : <>—</>
}
