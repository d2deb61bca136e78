import type { ComponentPropsWithoutRef } from "react"
import { cn } from "../lib/cn"

export interface AddressLabelProps extends Omit<ComponentPropsWithoutRef<"span">, "children"> {
  /** Base58, shown as its first and last four characters. */
  address: string
}

/** First and last four characters of an address, whole when it is no longer than that. */
export const shortAddress = (address: string) =>
  address.length > 11 ? `${address.slice(0, 4)}...${address.slice(-4)}` : address

/** An address a person can recognise; the whole of it on hover. */
export function AddressLabel({ address, className, ...props }: AddressLabelProps) {
  return (
    <span data-slot="address-label" title={address} {...props} className={cn("whitespace-nowrap", className)}>
      {shortAddress(address)}
    </span>
  )
}
