import { useHydrated } from "@dghrt/design-system"
import { lazyPart } from "#features/lazy-parts"
import { JackpotFrame, unknownJackpot } from "./jackpot-frame"
import type { JackpotProps } from "./jackpot-props"

const unknown = <JackpotFrame figure={unknownJackpot} />
const LiveJackpot = lazyPart(async () => ({ default: (await import("./live-jackpot")).LiveJackpot }), {
  waiting: unknown,
  failed: () => unknown,
})

/** The jackpot in large figures. It is polled after hydration; the prerendered page shows a dash. */
export function Jackpot(props: JackpotProps) {
  const hydrated = useHydrated()
  return hydrated ? <LiveJackpot {...props} /> : unknown
}
