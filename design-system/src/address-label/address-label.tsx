import type { ComponentPropsWithoutRef } from "react"
import { cn } from "../lib/cn"
import { shortAddress } from "./short-address"

export interface AddressLabelProps extends Omit<ComponentPropsWithoutRef<"span">, "children"> {
  /** Base58, shown as its first and last four characters. */
  address: string
}

/** An address a person can recognise; the whole of it on hover. */
export function AddressLabel({ address, className, ...props }: AddressLabelProps) {
  return (
    <span
      data-slot="address-label"
      translate="no"
      title={address}
      {...props}
      className={cn("whitespace-nowrap", className)}
    >
      {shortAddress(address)}
    </span>
  )
}
