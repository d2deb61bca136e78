import { X } from "lucide-react"
import { Popover as Primitive } from "radix-ui"
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react"
import { IconButton } from "../icon-button/icon-button"
import { cn } from "../lib/cn"
import { focusPanel } from "../lib/focus-panel"
import { isComposing } from "../lib/is-composing"

export interface PopoverProps {
  /** Whether it is open; without it the popover holds its own state, which starts with `defaultOpen`. */
  open?: boolean
  /**
   * Whether it is open at first, where `open` is left out.
   * @default false
   */
  defaultOpen?: boolean
  /** Runs when it opens or closes from inside: by its trigger, by Escape or by a press outside, for example. */
  onOpenChange?: (open: boolean) => void
  /** One `PopoverTrigger` and one `PopoverContent`. */
  children: ReactNode
}

/** A small panel that belongs to one control; the page stays usable. */
export function Popover(props: PopoverProps) {
  return <Primitive.Root {...props} />
}

/** The control that opens the panel and gets the focus back; `asChild` makes it the one button inside. */
export const PopoverTrigger = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<typeof Primitive.Trigger>>(
  function PopoverTrigger(props, ref) {
    return <Primitive.Trigger data-slot="popover-trigger" {...props} ref={ref} />
  },
)

/** Wraps one button that closes the panel. */
export const PopoverClose = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<typeof Primitive.Close>>(
  function PopoverClose(props, ref) {
    return <Primitive.Close data-slot="popover-close" {...props} ref={ref} />
  },
)

export interface PopoverContentProps extends ComponentPropsWithoutRef<typeof Primitive.Content> {
  /** Spoken name of the panel. */
  label: string
  /**
   * Draws a head with `label` and a button that closes the panel, whose spoken name this is. Leave it out where the content
   * has a button that closes.
   */
  closeLabel?: string
}

/** The panel, 8 px under the end of its trigger, or on another side where there is no room. */
export const PopoverContent = forwardRef<HTMLDivElement, PopoverContentProps>(function PopoverContent(
  { label, closeLabel, className, children, onEscapeKeyDown, ...props },
  ref,
) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        data-slot="popover"
        align="end"
        sideOffset={8}
        collisionPadding={12}
        {...(closeLabel !== undefined && { onOpenAutoFocus: focusPanel })}
        {...props}
        onEscapeKeyDown={(event) => (isComposing(event) ? event.preventDefault() : onEscapeKeyDown?.(event))}
        aria-label={label}
        ref={ref}
        className={cn(
          "framed z-40 max-h-(--radix-popover-content-available-height) overflow-y-auto rounded-lg bg-surface p-4 text-text shadow-3 outline-none data-[state=open]:animate-rise-in",
          className,
        )}
      >
        {closeLabel !== undefined && (
          <div className="-me-2 -mt-2 mb-1.5 flex items-center justify-between gap-3">
            <p className="type-label">{label}</p>
            <PopoverClose asChild>
              <IconButton label={closeLabel} tipSide="none">
                <X aria-hidden className="size-4.5" strokeWidth={1.75} />
              </IconButton>
            </PopoverClose>
          </div>
        )}
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  )
})
