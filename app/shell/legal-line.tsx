import { cn } from "@dghrt/design-system"

/** Copyright and age notice of every page; where the footer is hidden, the menus show it. */
export function LegalLine({ className }: { className?: string }) {
  return (
    <p className={cn("text-[0.84375rem] text-text-muted", className)}>
      © 2026 DGHRT. You must be 18 or of legal age where you live, whichever is higher. Play responsibly.
    </p>
  )
}
