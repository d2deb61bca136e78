import { useHydrated } from "@dghrt/design-system"
import { lazyPart } from "#features/lazy-parts"
import { JackpotFrame, unknownJackpot } from "./jackpot-frame"
import type { JackpotProps } from "./jackpot-props"

const unknown = <JackpotFrame figure={unknownJackpot} />
const LiveJackpot = lazyPart(async () => ({ default: (await import("./live-jackpot")).LiveJackpot }), {
  waiting: unknown,
  failed: () => unknown,
})

/** The jackpot in large figures. Its reading begins when the page has come alive, so that the drawn page shows a dash. */
export function Jackpot(props: JackpotProps) {
  const alive = useHydrated()
  return alive ? <LiveJackpot {...props} /> : unknown
}
