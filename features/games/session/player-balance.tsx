import { Amount, Skeleton } from "@dghrt/design-system"
import { useSnapshot } from "valtio"
import type { AppConfig } from "#contract/config"
import type { PlaySession } from "./play-session"
import { useSession } from "./use-session"

/** What the connected wallet holds of the token it plays with. */
export function PlayerBalance({ config }: { config: AppConfig }) {
  const session = useSession(config)
  return session && <SessionBalance session={session} />
}

function SessionBalance({ session }: { session: PlaySession }) {
  const { balance } = useSnapshot(session.facts)
  const { token } = session
  return (
    <span role="status" aria-label={`${token.symbol} balance`} className="px-1 font-[650] max-sm:text-sm sm:px-2">
      {balance === null ? (
        <Skeleton className="h-5 w-24" />
      ) : (
        <Amount value={balance} decimals={token.decimals} symbol={token.symbol} digits={4} />
      )}
    </span>
  )
}
