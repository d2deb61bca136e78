import type { Dialog as Primitive } from "radix-ui"
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react"
import { Button, type ButtonProps } from "../button/button"
import { EdgePanel, type EdgePanelProps } from "../edge-panel/edge-panel"
import { cn } from "../lib/cn"
import { PanelRoot, PanelTrigger } from "../overlay-stack/focus-return"

export interface BottomSheetAction {
  /** What it does; each occurs once. */
  label: string
  /** Runs when it is pressed. The sheet stays open. */
  onSelect: () => void
  /** `default` when left out; at most one primary. */
  variant?: "primary" | "danger" | "default"
  /** Cannot be pressed. */
  disabled?: boolean
  /** Shows a spinner and ignores presses. */
  loading?: boolean
}

const looks: Record<NonNullable<BottomSheetAction["variant"]>, ButtonProps["variant"]> = {
  primary: "primary",
  danger: "danger",
  default: "secondary",
}

export interface BottomSheetProps {
  /** Whether it is open, decided from outside. Left out, the sheet holds its own state. */
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

/** A short list of choices at the foot of the screen, on every width; Dialog is its larger sister. */
export function BottomSheet(props: BottomSheetProps) {
  return <PanelRoot {...props} />
}

/** The control that opens the sheet and gets focus back. */
export const BottomSheetTrigger = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<typeof Primitive.Trigger>>(
  function BottomSheetTrigger(props, ref) {
    return <PanelTrigger data-slot="bottom-sheet-trigger" {...props} ref={ref} />
  },
)

export interface BottomSheetContentProps extends Omit<EdgePanelProps, "header" | "top" | "foot"> {
  /** Stay in sight at the foot while the content scrolls. They do not close the sheet: its owner does. */
  actions?: readonly BottomSheetAction[]
}

/** The sheet: Escape, the backdrop and its close button close it. */
export const BottomSheetContent = forwardRef<HTMLDivElement, BottomSheetContentProps>(function BottomSheetContent(
  { title, description, actions = [], className, children, ...props },
  ref,
) {
  return (
    <EdgePanel
      data-slot="bottom-sheet"
      {...props}
      ref={ref}
      title={title}
      description={description}
      className={cn(
        "framed inset-x-0 bottom-0 mx-auto max-h-[85dvh] w-full overflow-hidden rounded-t-xl border-b-0! data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in md:max-w-120",
        className,
      )}
      top={<span aria-hidden className="mx-auto mt-2.5 h-1.25 w-10 shrink-0 rounded-full bg-input-border" />}
      foot={
        actions.length > 0 && (
          <div className="grid gap-2 border-hair border-t px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
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
          </div>
        )
      }
    >
      {children}
    </EdgePanel>
  )
})
