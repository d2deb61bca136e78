import { useEffect } from "react"
import { useSnapshot } from "valtio"
import { browserClock } from "../round/browser-ports"
import type { PlaySession } from "../session/play-session"
import { createPlayerAccount, type PlayerAccount } from "./debug-account"

// What is under way outlives the panel that started it.
const accounts = new WeakMap<PlaySession, PlayerAccount>()

function accountOf(session: PlaySession): PlayerAccount {
  const known = accounts.get(session)
  if (known) return known
  const made = createPlayerAccount({ chain: session.chain, mint: session.token.mint, clock: browserClock })
  accounts.set(session, made)
  return made
}

/** The wallet's account at the program, kept fresh while a panel shows it. */
export function usePlayerAccount(session: PlaySession) {
  const account = accountOf(session)
  useEffect(() => account.watch(), [account])
  return { ...(useSnapshot(account.state) as PlayerAccount["state"]), run: account.run }
}
