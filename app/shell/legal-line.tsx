import { cn } from "@dghrt/design-system"
import { useOperator } from "./use-operator"

/** Copyright, age notice and operator on every page; where the footer is hidden, the menus show it. */
export function LegalLine({ className }: { className?: string }) {
  const operator = useOperator()
  return (
    <p className={cn("text-[0.84375rem] text-text-muted", className)}>
      <span>© 2026 DGHRT. You must be 18 or of legal age where you live, whichever is higher. Play responsibly.</span>
      {operator && (
        <span>
          {` Operated by ${operator.name}, ${operator.address}. ${operator.licence === null ? "No gambling licence" : `Licence: ${operator.licence}`}. Law: ${operator.law}. Support: ${operator.contact}.`}
        </span>
      )}
    </p>
  )
}
