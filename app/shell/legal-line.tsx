import { cn } from "@dghrt/design-system"

/** What the law and decency ask of every page; where the footer is hidden, the menus carry it. */
export function LegalLine({ className }: { className?: string }) {
  return (
    <p className={cn("text-[0.84375rem] text-text-muted", className)}>
      © 2026 DGHRT. 18+ or the local legal age. Play responsibly.
    </p>
  )
}
