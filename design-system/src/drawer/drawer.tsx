import { cva } from "class-variance-authority"
import { Dialog as Primitive } from "radix-ui"
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react"
import { EdgePanel, type EdgePanelProps } from "../edge-panel/edge-panel"
import { cn } from "../lib/cn"
import { PanelRoot, PanelTrigger } from "../overlay-stack/focus-return"
import type { DrawerSide } from "./edge-swipe"

const panel = cva("inset-y-0 w-[min(20rem,85vw)] border-border", {
  variants: {
    side: {
      left: "left-0 border-r-(length:--border-w) [border-right-style:solid] data-[state=closed]:animate-drawer-left-out data-[state=open]:animate-drawer-left-in",
      right:
        "right-0 border-l-(length:--border-w) [border-left-style:solid] data-[state=closed]:animate-drawer-right-out data-[state=open]:animate-drawer-right-in",
    },
  },
})

export interface DrawerProps {
  /** Whether it is open, decided from outside. Left out, the drawer holds its own state. */
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

/** A sidebar where there is no room for one: it covers the page, and everything outside it closes it. */
export function Drawer(props: DrawerProps) {
  return <PanelRoot {...props} />
}

/** The control that opens the drawer and gets focus back. */
export const DrawerTrigger = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<typeof Primitive.Trigger>>(
  function DrawerTrigger(props, ref) {
    return <PanelTrigger data-slot="drawer-trigger" {...props} ref={ref} />
  },
)

/** Wraps one control that closes the drawer: a link of a menu, for example. */
export const DrawerClose = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<typeof Primitive.Close>>(
  function DrawerClose(props, ref) {
    return <Primitive.Close data-slot="drawer-close" {...props} ref={ref} />
  },
)

export interface DrawerContentProps extends Omit<EdgePanelProps, "description" | "top" | "foot"> {
  /** The edge of the screen it comes from; edges do not turn round with the writing direction. */
  side: DrawerSide
}

/** The panel: 320 px, at most 85 % of the screen. */
export const DrawerContent = forwardRef<HTMLDivElement, DrawerContentProps>(function DrawerContent(
  { side, className, ...props },
  ref,
) {
  return <EdgePanel data-slot="drawer" {...props} ref={ref} className={cn(panel({ side }), className)} />
})
