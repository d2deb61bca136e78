import { readyToPlay } from "@dghrt/betting/model/round-predicates"
import type { RoundState } from "@dghrt/betting/model/round-state"
import { DialogContent } from "@dghrt/design-system"
import { useSnapshot } from "valtio"
import { type ProgramSession, usePlayerAccount } from "./debug-use-account"
import { AccountView } from "./debug-view"

/** The wallet's account at the game program: its state, and the instructions that repair it. */
export default function DebugDialog({ session }: { session: ProgramSession }) {
  const { account, task, problem, done, run } = usePlayerAccount(session)
  const { round, history } = useSnapshot(session.round.state)
  const signature = done?.signature ?? history.find((result) => result.signature !== null)?.signature ?? null
  return (
    <DialogContent
      size="lg"
      title="Transaction"
      description="Your account at the game program, which holds your bet while it is played."
    >
      <AccountView
        account={account}
        task={task}
        problem={problem}
        done={done?.task ?? null}
        betting={!readyToPlay(round as RoundState)}
        transaction={signature === null ? null : { signature, href: session.program.explorerUrl(signature) }}
        onRun={(next) => void run(next)}
      />
    </DialogContent>
  )
}
