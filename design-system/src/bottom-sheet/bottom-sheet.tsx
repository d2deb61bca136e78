import { X } from "lucide-react"
import { Dialog as Primitive } from "radix-ui"
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react"
import { Button, type ButtonProps } from "../button/button"
import { IconButton } from "../icon-button/icon-button"
import { cn } from "../lib/cn"
import { focusPanel } from "../lib/focus-panel"

export interface BottomSheetAction {
  label: string
  onSelect: () => void
  /** `default` when left out; at most one primary. */
  variant?: "primary" | "danger" | "default"
  disabled?: boolean
  loading?: boolean
}

const looks: Record<NonNullable<BottomSheetAction["variant"]>, ButtonProps["variant"]> = {
  primary: "primary",
  danger: "danger",
  default: "secondary",
}

export interface BottomSheetProps {
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/** A short list of choices at the foot of the screen, on every width; Dialog is its larger sister. */
export function BottomSheet(props: BottomSheetProps) {
  return <Primitive.Root {...props} />
}

/** The control that opens the sheet and gets focus back. */
export const BottomSheetTrigger = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<typeof Primitive.Trigger>>(
  function BottomSheetTrigger(props, ref) {
    return <Primitive.Trigger data-slot="bottom-sheet-trigger" {...props} ref={ref} />
  },
)

export interface BottomSheetContentProps extends Omit<ComponentPropsWithoutRef<typeof Primitive.Content>, "title"> {
  title: string
  /** One sentence under the title, read out with it. */
  description?: ReactNode
  /** Stay in sight at the foot while the content scrolls. They do not close the sheet: its owner does. */
  actions?: readonly BottomSheetAction[]
}

/** The sheet: Escape, the backdrop and its close button put it away. */
export const BottomSheetContent = forwardRef<HTMLDivElement, BottomSheetContentProps>(function BottomSheetContent(
  { title, description, actions = [], className, children, ...props },
  ref,
) {
  return (
    <Primitive.Portal>
      <Primitive.Overlay className="fixed inset-0 z-40 bg-overlay backdrop-blur-[3px] data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
      <Primitive.Content
        data-slot="bottom-sheet"
        onOpenAutoFocus={focusPanel}
        {...(description ? {} : { "aria-describedby": undefined })}
        {...props}
        ref={ref}
        className={cn(
          "framed fixed inset-x-0 bottom-0 z-40 mx-auto flex max-h-[85dvh] w-full flex-col rounded-t-xl border-b-0! bg-surface text-text shadow-3 outline-none data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in md:max-w-120",
          className,
        )}
      >
        <span aria-hidden className="mx-auto mt-2.5 h-1.25 w-10 shrink-0 rounded-full bg-input-border" />
        <div className="min-h-0 overflow-y-auto overscroll-contain">
          <header className="sticky top-0 flex items-start gap-3 bg-surface py-3 ps-5 pe-3">
            <div className="min-w-0 flex-1 pt-1.5">
              <Primitive.Title className="type-d4 type-display wrap-anywhere line-clamp-3">{title}</Primitive.Title>
              {description && (
                <Primitive.Description className="mt-1 text-sm text-text-muted">{description}</Primitive.Description>
              )}
            </div>
            <Primitive.Close asChild>
              <IconButton label="Close" tipSide="none" size="lg">
                <X aria-hidden className="size-5" strokeWidth={1.75} />
              </IconButton>
            </Primitive.Close>
          </header>
          <div className="px-5 pb-5">{children}</div>
        </div>
        {actions.length > 0 && (
          <footer className="grid gap-2 border-hair border-t px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
            {actions.map(({ label, onSelect, variant = "default", disabled, loading }) => (
              <Button
                key={label}
                variant={looks[variant]}
                size={variant === "primary" ? "lg" : "md"}
                disabled={disabled}
                loading={loading}
                onClick={onSelect}
                className="wrap-anywhere h-auto! min-h-11 w-full whitespace-normal! py-2"
              >
                {label}
              </Button>
            ))}
          </footer>
        )}
      </Primitive.Content>
    </Primitive.Portal>
  )
})
