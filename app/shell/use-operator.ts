import { useHydrated } from "@dghrt/design-system"
import type { OperatorStatement } from "#contract/operator"
import { useConfig } from "./app-config"

/** Who operates this casino; null where nobody has stated it, and while the page is as it was drawn at build time. */
export function useOperator(): OperatorStatement | null {
  const { operator } = useConfig()
  return (useHydrated() && operator) || null
}
