import type { Facts } from "@dghrt/betting"
import { Button } from "@dghrt/design-system"
import { WifiOff } from "lucide-react"
import { useSnapshot } from "valtio"

/** Says that pool and balance are not fresh, as long as they are not. */
export function NetworkNotice({ facts, onRetry }: { facts: Facts; onRetry: () => void }) {
  const { problem, needsReload } = useSnapshot(facts)
  return (
    <div role="status">
      {problem !== null && (
        <p className="well mb-3 flex items-center gap-3 rounded-md py-2 ps-4 pe-2 text-sm text-warning">
          <WifiOff aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
          <span className="flex-1">{problem}</span>
          <Button size="sm" onClick={needsReload ? () => location.reload() : onRetry}>
            {needsReload ? "Reload Page" : "Retry"}
          </Button>
        </p>
      )}
    </div>
  )
}
