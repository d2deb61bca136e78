import { encode } from "uqr"
import { cn } from "../lib/cn"

export interface QrCodeProps {
  /** What the code holds: up to 2,331 bytes. A longer text throws a RangeError. */
  value: string
  /** Accessible name, "QR code of this page" for example. */
  label: string
  className?: string
}

/** Modules of empty space that the standard asks for on each side. */
const QUIET_ZONE = 4

/** A QR code, black on white in every theme: scanners need that contrast and that order. */
export function QrCode({ value, label, className }: QrCodeProps) {
  const { data, size } = encode(value, { ecc: "M", border: QUIET_ZONE })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("")
  return (
    <svg
      data-slot="qr-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={cn("aspect-square rounded-sm bg-white fill-black [forced-color-adjust:none]", className)}
    >
      <path d={path} />
    </svg>
  )
}
