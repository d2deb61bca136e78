import {
  AddressLabel,
  Avatar,
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@dghrt/design-system"
import { ChevronDown, CircleUserRound, Copy, LogOut } from "lucide-react"
import type { ReactNode } from "react"

export interface WalletMenuViewProps {
  address: string
  onCopy: () => void
  onProfile: () => void
  onDisconnect: () => void
  /** One button that opens the menu; the address on a plain one by default. */
  trigger?: ReactNode
  /** Further items between the two, such as the local faucet. */
  children?: ReactNode
}

/** The connected wallet and what can be done with it. */
export function WalletMenuView({ address, onCopy, onProfile, onDisconnect, trigger, children }: WalletMenuViewProps) {
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
          <AddressLabel address={address} className="type-data text-text-secondary" />
        </div>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={<Copy aria-hidden className="size-4.5" strokeWidth={1.75} />} onSelect={onCopy}>
          Copy Address
        </DropdownMenuItem>
        <DropdownMenuItem
          icon={<CircleUserRound aria-hidden className="size-4.5" strokeWidth={1.75} />}
          onSelect={onProfile}
        >
          Profile
        </DropdownMenuItem>
        {children}
        <DropdownMenuSeparator />
        <DropdownMenuItem
          tone="danger"
          icon={<LogOut aria-hidden className="size-4.5" strokeWidth={1.75} />}
          onSelect={onDisconnect}
        >
          Disconnect
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
