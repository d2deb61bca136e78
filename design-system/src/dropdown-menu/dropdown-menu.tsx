import { cva } from "class-variance-authority"
import { DropdownMenu as Primitive, Slot } from "radix-ui"
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react"
import { useControllable } from "../hooks/use-controllable"
import { useWritingDirection } from "../hooks/use-writing-direction"
import { cn } from "../lib/cn"
import { joinText } from "../lib/join-text"
import type { Variant } from "../lib/variant"
import { useOverlayHistory } from "../overlay-stack/overlay-history"

export interface DropdownMenuProps {
  /** Whether it is open, decided from outside. Left out, the menu holds its own state. */
  open?: boolean
  /**
   * Whether it is open at first, while it holds its own state.
   * @default false
   */
  defaultOpen?: boolean
  /** Runs when it opens or closes from inside: by its trigger, by Escape or by a press outside, for example. */
  onOpenChange?: (open: boolean) => void
  /** The trigger and the content. */
  children: ReactNode
}

/** Actions behind one button. Arrow keys and first letters move through them. */
export function DropdownMenu({
  open: givenOpen,
  defaultOpen = false,
  onOpenChange,
  children,
  ...props
}: DropdownMenuProps) {
  const [open, setOpen] = useControllable({ value: givenOpen, defaultValue: defaultOpen, onChange: onOpenChange })
  useOverlayHistory(open, () => setOpen(false))
  return (
    <Primitive.Root modal={false} dir={useWritingDirection()} {...props} open={open} onOpenChange={setOpen}>
      {children}
    </Primitive.Root>
  )
}

/** The control that opens the menu and gets focus back. */
export const DropdownMenuTrigger = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<typeof Primitive.Trigger>>(
  function DropdownMenuTrigger(props, ref) {
    return <Primitive.Trigger data-slot="dropdown-menu-trigger" {...props} ref={ref} />
  },
)

/** The panel of the items, under the end of its trigger where there is room. */
export const DropdownMenuContent = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<typeof Primitive.Content>>(
  function DropdownMenuContent({ className, ...props }, ref) {
    return (
      <Primitive.Portal>
        <Primitive.Content
          data-slot="dropdown-menu"
          align="end"
          sideOffset={8}
          collisionPadding={12}
          {...props}
          ref={ref}
          className={cn(
            "framed z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 max-w-(--radix-dropdown-menu-content-available-width) overflow-y-auto overscroll-contain rounded-md bg-surface p-1.5 text-text shadow-3 outline-none data-[state=open]:animate-rise-in",
            className,
          )}
        />
      </Primitive.Portal>
    )
  },
)

const item = cva(
  "wrap-anywhere flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-sm px-3 font-medium outline-none data-disabled:cursor-not-allowed data-highlighted:bg-surface-hover data-disabled:opacity-48 forced-colors:data-highlighted:outline-2",
  {
    variants: { tone: { plain: "text-text-secondary data-highlighted:text-text", danger: "text-danger" } },
    defaultVariants: { tone: "plain" },
  },
)

export interface DropdownMenuItemProps extends ComponentPropsWithoutRef<typeof Primitive.Item> {
  /**
   * `danger` for what cannot be undone.
   * @default "plain"
   */
  tone?: Variant<typeof item, "tone">
  /** A lucide icon of 18 px. */
  icon?: ReactNode
}

/** One action: choosing it runs `onSelect` and closes the menu. */
export const DropdownMenuItem = forwardRef<HTMLDivElement, DropdownMenuItemProps>(function DropdownMenuItem(
  { tone, icon, asChild, className, children, ...props },
  ref,
) {
  const words = (content: ReactNode) => <span className="contents">{joinText(content)}</span>
  return (
    <Primitive.Item
      data-slot="dropdown-menu-item"
      {...props}
      asChild={asChild}
      ref={ref}
      className={cn(item({ tone }), className)}
    >
      {icon}
      {asChild ? <Slot.Slottable child={children}>{words}</Slot.Slottable> : words(children)}
    </Primitive.Item>
  )
})

/** A hairline between groups of items. */
export function DropdownMenuSeparator() {
  return <Primitive.Separator data-slot="dropdown-menu-separator" className="mx-2 my-1.5 h-px bg-hair" />
}
