import { useEffect } from "react"
import type { AccessOverride } from "#contract/access-override"
import { useAccessOverride } from "../data/use-access-override"

/** Reports whether the casino is closed. A server that does not answer leaves it as it is: open, unless it was closed. */
export function AccessWatch({ onChange }: { onChange: (override: AccessOverride) => void }) {
  const { state } = useAccessOverride()
  const value = state.status === "ready" ? state.value : null
  useEffect(() => {
    if (value) onChange(value)
  }, [value, onChange])
  return null
}
