import { Switch as Primitive } from "radix-ui"
import { type ReactNode, useId } from "react"
import { cn } from "../lib/cn"

export interface SwitchProps {
  label: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  /** What it changes, under the label. */
  description?: ReactNode
  disabled?: boolean
  className?: string
}

/** A setting that is on or off at once. */
export function Switch({ label, checked, onCheckedChange, description, disabled, className }: SwitchProps) {
  const id = useId()
  return (
    <div data-slot="switch" className={cn("flex min-h-11 items-center gap-4", className)}>
      <div className="wrap-anywhere min-w-0 flex-1">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {description && (
          <p id={`${id}-description`} className="text-[0.84375rem] text-text-muted">
            {description}
          </p>
        )}
      </div>
      <Primitive.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        aria-describedby={description ? `${id}-description` : undefined}
        className="group/switch relative h-6.5 w-11.5 shrink-0 rounded-full border-(length:--border-w) border-input-border bg-input transition-tint [border-style:solid] before:absolute before:-inset-3 disabled:cursor-not-allowed disabled:opacity-48 data-[state=checked]:border-primary data-[state=checked]:bg-primary forced-colors:data-[state=checked]:bg-[Highlight]"
      >
        <Primitive.Thumb className="block size-4.5 translate-x-0.75 rounded-full bg-text-secondary transition-transform duration-(--dur-fast) ease-out data-[state=checked]:translate-x-5.5 rtl:-translate-x-0.75 rtl:data-[state=checked]:-translate-x-5.5 data-[state=checked]:bg-background forced-colors:bg-[ButtonText] forced-colors:data-[state=checked]:bg-[HighlightText]" />
      </Primitive.Root>
    </div>
  )
}
