import { systemClock } from "@dghrt/betting"
import { useEffect } from "react"
import { useSnapshot } from "valtio"
import type { PlaySession, ProgramAccess } from "../session/play-session"
import { createPlayerAccount, type PlayerAccount } from "./debug-account"

/** A session that plays on chain. */
export type ProgramSession = PlaySession & { readonly program: ProgramAccess }

export const playsOnChain = (session: PlaySession): session is ProgramSession => session.program !== null

// What is under way outlives the panel that started it.
const accounts = new WeakMap<PlaySession, PlayerAccount>()

function accountOf(session: ProgramSession): PlayerAccount {
  const known = accounts.get(session)
  if (known) return known
  const made = createPlayerAccount({
    chain: session.program.chain,
    mint: session.token.mint,
    clock: systemClock,
    onCleared: session.round.accountCleared,
  })
  accounts.set(session, made)
  return made
}

/** The wallet's account at the program, kept fresh while a panel shows it. */
export function usePlayerAccount(session: ProgramSession) {
  const account = accountOf(session)
  useEffect(() => account.watch(), [account])
  return { ...(useSnapshot(account.state) as PlayerAccount["state"]), run: account.run }
}
