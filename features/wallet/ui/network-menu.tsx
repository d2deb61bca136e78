import { ChevronDown, Globe } from "lucide-react"
import { useId, useState } from "react"
import type { AppConfig } from "#contract/config"
import { networksOf, TEST_NETWORKS_DISABLED } from "../model/networks"

export interface NetworkMenuProps {
  cluster: AppConfig["cluster"]
  /** Another network was chosen, which this build does not play on. */
  onRefused: (name: AppConfig["cluster"]) => void
}

/** The network of this build, beside those that it does not offer. */
export function NetworkMenu({ cluster, onRefused }: NetworkMenuProps) {
  const id = useId()
  const [refused, setRefused] = useState(false)
  return (
    <div className="mt-4 grid gap-1.5 border-hair border-t pt-3 text-sm">
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="flex items-center gap-2 text-text-secondary">
          <Globe aria-hidden className="size-4" strokeWidth={1.75} />
          Network
        </label>
        <span className="relative">
          <select
            id={id}
            value={cluster}
            aria-describedby={refused ? `${id}-note` : undefined}
            onChange={({ target }) => {
              const chosen = networksOf({ cluster, rpcUrl: "" }).find(({ name }) => name === target.value)
              if (!chosen || chosen.name === cluster) return
              setRefused(true)
              onRefused(chosen.name)
            }}
            className="h-11 appearance-none rounded-btn border-(length:--border-w) border-input-border bg-input ps-3.5 pe-10 font-[550] text-text [border-style:solid]"
          >
            {networksOf({ cluster, rpcUrl: "" }).map(({ name, displayName }) => (
              <option key={name} value={name}>
                {name === cluster ? displayName : `${displayName} (not available)`}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-4 text-text-muted"
            strokeWidth={1.75}
          />
        </span>
      </div>
      <p id={`${id}-note`} className="text-text-muted empty:hidden">
        {refused ? TEST_NETWORKS_DISABLED : ""}
      </p>
    </div>
  )
}
