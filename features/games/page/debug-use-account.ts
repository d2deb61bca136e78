import { systemClock } from "@dghrt/betting"
import { useEffect } from "react"
import { useSnapshot } from "valtio"
import type { Announce } from "#features/messages"
import { exactAmount } from "../kit/amount-text"
import { expectBet } from "../kit/likely-bet"
import type { PlaySession, ProgramAccess } from "../play/play-session"
import { createPlayerAccount, type PlayerAccount } from "./debug-account"

/** A session that plays on chain. */
export type ProgramSession = PlaySession & { readonly program: ProgramAccess }

export const playsOnChain = (session: PlaySession): session is ProgramSession => session.program !== null

// What is under way outlives the panel that started it.
const accounts = new WeakMap<PlaySession, PlayerAccount>()

function accountOf(session: ProgramSession, announce: Announce | undefined): PlayerAccount {
  const known = accounts.get(session)
  if (known) return known
  const { token, program } = session
  const made = createPlayerAccount({
    chain: program.chain,
    mint: token.mint,
    clock: systemClock,
    onCleared: session.accountCleared,
    onReturned: (units, signature) =>
      announce?.({ link: { label: "View Transaction →", href: program.explorerUrl(signature) } }, "WITHDRAWAL", {
        amount: `${exactAmount(units, token.decimals)} ${token.symbol}`,
      }),
  })
  accounts.set(session, made)
  return made
}

/** The wallet's account at the program, kept fresh while a panel shows it. */
export function usePlayerAccount(session: ProgramSession, announce: Announce | undefined) {
  const account = accountOf(session, announce)
  useEffect(() => {
    // Whatever the panel does takes what a bet takes.
    expectBet()
    return account.watch()
  }, [account])
  return { ...(useSnapshot(account.state) as PlayerAccount["state"]), run: account.run }
}
