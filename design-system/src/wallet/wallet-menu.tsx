import { ChevronDown, CircleUserRound, Copy, LogOut } from "lucide-react"
import type { ReactNode } from "react"
import { AddressLabel } from "../address-label/address-label"
import { Avatar } from "../avatar/avatar"
import { Button } from "../button/button"
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "../dropdown-menu/dropdown-menu"
import type { WalletSource } from "./wallet-source"
import { defaultWalletMenuWords, type WalletMenuWords } from "./wallet-words"

export interface WalletMenuProps {
  /** The connected account; while its `address` is null nothing is drawn. */
  source: Pick<WalletSource, "address" | "disconnect">
  /** What the player is called, above the address. */
  name?: string
  /** Runs with the whole address; putting it on the clipboard is the caller's part. */
  onCopy: (address: string) => void
  /** Adds the item that leads to the player's profile. */
  onProfile?: (address: string) => void
  /** One button that opens the menu; the address on a plain one by default. */
  trigger?: ReactNode
  /** Replaces words of the menu; what is left out stays English. */
  words?: Partial<WalletMenuWords>
  /** Further items, before the last one. */
  children?: ReactNode
}

/** The connected wallet and what can be done with it; nothing while no wallet is connected. */
export function WalletMenu({ source, name, onCopy, onProfile, trigger, words: own, children }: WalletMenuProps) {
  const { address } = source
  const words = { ...defaultWalletMenuWords, ...own }
  if (address === null) return null
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        {trigger ?? (
          <Button>
            <AddressLabel address={address} />
            <ChevronDown aria-hidden className="size-4 text-text-muted" strokeWidth={1.75} />
          </Button>
        )}
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-67.5">
        <div className="flex items-center gap-3 px-3 py-2.5">
          <Avatar address={address} size="md" className="size-10 rounded-sm" />
          <span className="min-w-0">
            {name && <span className="block truncate font-[650]">{name}</span>}
            <AddressLabel address={address} className="type-data text-text-secondary" />
          </span>
        </div>
        <DropdownMenuSeparator />
        <DropdownMenuItem
          icon={<Copy aria-hidden className="size-4.5" strokeWidth={1.75} />}
          onSelect={() => onCopy(address)}
        >
          {words.copy}
        </DropdownMenuItem>
        {onProfile && (
          <DropdownMenuItem
            icon={<CircleUserRound aria-hidden className="size-4.5" strokeWidth={1.75} />}
            onSelect={() => onProfile(address)}
          >
            {words.profile}
          </DropdownMenuItem>
        )}
        {children}
        <DropdownMenuSeparator />
        <DropdownMenuItem
          tone="danger"
          icon={<LogOut aria-hidden className="size-4.5" strokeWidth={1.75} />}
          onSelect={() => void source.disconnect()}
        >
          {words.disconnect}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
