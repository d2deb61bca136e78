import { cva } from "class-variance-authority"
import { X } from "lucide-react"
import { Dialog as Primitive } from "radix-ui"
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react"
import { IconButton } from "../icon-button/icon-button"
import { cn } from "../lib/cn"
import { focusPanel } from "../lib/focus-panel"
import type { DrawerSide } from "./edge-swipe"

const panel = cva(
  "fixed inset-y-0 z-40 flex w-[min(320px,85vw)] flex-col border-border bg-surface text-text shadow-3 outline-none",
  {
    variants: {
      side: {
        left: "left-0 border-r-(length:--border-w) [border-right-style:solid] data-[state=closed]:animate-drawer-left-out data-[state=open]:animate-drawer-left-in",
        right:
          "right-0 border-l-(length:--border-w) [border-left-style:solid] data-[state=closed]:animate-drawer-right-out data-[state=open]:animate-drawer-right-in",
      },
    },
  },
)

export interface DrawerProps {
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/** A sidebar where there is no room for one: it covers the page, and everything outside it closes it. */
export function Drawer(props: DrawerProps) {
  return <Primitive.Root {...props} />
}

/** The control that opens the drawer and gets focus back. */
export const DrawerTrigger = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<typeof Primitive.Trigger>>(
  function DrawerTrigger(props, ref) {
    return <Primitive.Trigger data-slot="drawer-trigger" {...props} ref={ref} />
  },
)

/** Wraps one control that closes the drawer: a link of a menu, for example. */
export const DrawerClose = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<typeof Primitive.Close>>(
  function DrawerClose(props, ref) {
    return <Primitive.Close data-slot="drawer-close" {...props} ref={ref} />
  },
)

export interface DrawerContentProps extends Omit<ComponentPropsWithoutRef<typeof Primitive.Content>, "title"> {
  /** The edge of the screen it comes from; edges do not turn round with the writing direction. */
  side: DrawerSide
  /** Spoken name, and the heading unless `header` takes its place. */
  title: string
  /** A logo or a richer heading; the title stays its spoken name. */
  header?: ReactNode
}

/** The panel: 320 px, at most 85 % of the screen. */
export const DrawerContent = forwardRef<HTMLDivElement, DrawerContentProps>(function DrawerContent(
  { side, title, header, className, children, ...props },
  ref,
) {
  return (
    <Primitive.Portal>
      <Primitive.Overlay className="fixed inset-0 z-40 bg-overlay backdrop-blur-[3px] data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
      <Primitive.Content
        data-slot="drawer"
        aria-describedby={undefined}
        onOpenAutoFocus={focusPanel}
        {...props}
        ref={ref}
        className={cn(panel({ side }), className)}
      >
        <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain">
          <header className="sticky top-0 z-1 flex min-h-16 items-center gap-3 bg-surface ps-5 pe-3">
            <Primitive.Title
              className={header ? "sr-only" : "type-d4 type-display wrap-anywhere line-clamp-3 min-w-0 flex-1"}
            >
              {title}
            </Primitive.Title>
            {header && <div className="min-w-0 flex-1">{header}</div>}
            <Primitive.Close asChild>
              <IconButton label="Close" tipSide="none" size="lg">
                <X aria-hidden className="size-5" strokeWidth={1.75} />
              </IconButton>
            </Primitive.Close>
          </header>
          <div className="flex-1 px-5 pb-6">{children}</div>
        </div>
      </Primitive.Content>
    </Primitive.Portal>
  )
})
