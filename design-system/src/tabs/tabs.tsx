import { Tabs as Primitive } from "radix-ui"
import { type ComponentPropsWithoutRef, forwardRef } from "react"
import { useWritingDirection } from "../hooks/use-writing-direction"
import { cn } from "../lib/cn"

export interface TabsProps extends ComponentPropsWithoutRef<typeof Primitive.Root> {
  /** The selected tab; without it the tabs hold their own state, which starts with `defaultValue`. */
  value?: string
  /** The tab selected at first, where `value` is left out. */
  defaultValue?: string
  /** Runs with the `value` of the tab that was selected. */
  onValueChange?: (value: string) => void
  /**
   * Whether an arrow key selects the tab that it reaches, or Enter and Space do.
   * @default "automatic"
   */
  activationMode?: "automatic" | "manual"
}

/** Views of one thing, one at a time. Arrow keys move between tabs. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(props, ref) {
  return <Primitive.Root data-slot="tabs" dir={useWritingDirection()} {...props} ref={ref} />
})

export interface TabsListProps extends ComponentPropsWithoutRef<typeof Primitive.List> {
  /** Spoken name of the row of tabs. */
  label: string
}

/** The row of tabs. */
export const TabsList = forwardRef<HTMLDivElement, TabsListProps>(function TabsList(
  { label, className, ...props },
  ref,
) {
  return (
    <Primitive.List
      data-slot="tabs-list"
      aria-label={label}
      {...props}
      ref={ref}
      className={cn(
        "flex items-center gap-3.5 overflow-x-auto border-border border-b-(length:--border-w) [border-bottom-style:solid]",
        // Radix hands the focus on to a tab, but not the first time after a second press on the same one.
        "-outline-offset-2 focus-visible:outline-2! focus-visible:outline-primary!",
        className,
      )}
    />
  )
})

export interface TabsTriggerProps extends ComponentPropsWithoutRef<typeof Primitive.Trigger> {
  /** Selects the `TabsContent` of the same value. */
  value: string
}

/** One tab. */
export const TabsTrigger = forwardRef<HTMLButtonElement, TabsTriggerProps>(function TabsTrigger(
  { className, ...props },
  ref,
) {
  return (
    <Primitive.Trigger
      data-slot="tabs-trigger"
      {...props}
      ref={ref}
      className={cn(
        "touch-room relative flex h-11.5 items-center gap-2 whitespace-nowrap rounded-xs px-1.5 font-semibold text-text-muted transition-tint -outline-offset-2 after:absolute after:inset-x-1.5 after:bottom-0 after:h-0.75 after:rounded-t-[3px] enabled:hover:text-text data-[state=active]:text-text data-[state=active]:after:bg-primary disabled:opacity-48 forced-colors:data-[state=active]:after:bg-[Highlight]",
        className,
      )}
    />
  )
})

export interface TabsContentProps extends ComponentPropsWithoutRef<typeof Primitive.Content> {
  /** The value of the `TabsTrigger` that shows it. */
  value: string
}

/** What one tab shows; the content of the other tabs is not rendered. */
export const TabsContent = forwardRef<HTMLDivElement, TabsContentProps>(function TabsContent(
  { className, ...props },
  ref,
) {
  return <Primitive.Content data-slot="tabs-content" {...props} ref={ref} className={cn("pt-5", className)} />
})
