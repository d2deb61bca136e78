import { Tabs as Primitive } from "radix-ui"
import { type ComponentPropsWithoutRef, forwardRef } from "react"
import { useWritingDirection } from "../hooks/use-writing-direction"
import { cn } from "../lib/cn"

/** Views of one thing, one at a time. Arrow keys move between tabs. */
export const Tabs = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<typeof Primitive.Root>>(
  function Tabs(props, ref) {
    return <Primitive.Root data-slot="tabs" dir={useWritingDirection()} {...props} ref={ref} />
  },
)

export interface TabsListProps extends ComponentPropsWithoutRef<typeof Primitive.List> {
  /** Spoken name of the row of tabs. */
  label: string
}

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
        className,
      )}
    />
  )
})

export const TabsTrigger = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<typeof Primitive.Trigger>>(
  function TabsTrigger({ className, ...props }, ref) {
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
  },
)

export const TabsContent = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<typeof Primitive.Content>>(
  function TabsContent({ className, ...props }, ref) {
    return <Primitive.Content data-slot="tabs-content" {...props} ref={ref} className={cn("pt-5", className)} />
  },
)
