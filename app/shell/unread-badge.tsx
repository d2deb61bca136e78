import { cn } from "@dghrt/design-system"
import { unreadText } from "./unread"

/** The number of unread messages; nothing when there are none. */
export function UnreadBadge({ count, className }: { count: number; className?: string }) {
  const text = unreadText(count)
  return (
    text && (
      <span
        className={cn(
          "grid h-4.5 min-w-4.5 place-items-center rounded-full bg-primary px-1 font-bold text-[0.75rem] text-background leading-none",
          className,
        )}
      >
        <span>{text}</span>
        <span className="sr-only"> unread</span>
      </span>
    )
  )
}
