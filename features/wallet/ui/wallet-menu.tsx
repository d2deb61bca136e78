import {
  AddressLabel,
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@dghrt/design-system"
import { ChevronDown, Copy, LogOut } from "lucide-react"
import type { ReactNode } from "react"

export interface WalletMenuViewProps {
  address: string
  onCopy: () => void
  onDisconnect: () => void
  /** Further items between the two, such as the local faucet. */
  children?: ReactNode
}

/** The connected wallet and what can be done with it. */
export function WalletMenuView({ address, onCopy, onDisconnect, children }: WalletMenuViewProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button>
          <AddressLabel address={address} />
          <ChevronDown aria-hidden className="size-4 text-text-muted" strokeWidth={1.75} />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem icon={<Copy aria-hidden className="size-4.5" strokeWidth={1.75} />} onSelect={onCopy}>
          Copy Address
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
