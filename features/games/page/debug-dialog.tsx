import { acceptsBet } from "@dghrt/betting/model"
import { useBettingState } from "@dghrt/betting/react"
import { DialogContent } from "@dghrt/design-system"
import type { Announce } from "#features/messages"
import { type ProgramSession, usePlayerAccount } from "./debug-use-account"
import { AccountView } from "./debug-view"

interface DebugDialogProps {
  session: ProgramSession
  announce: Announce | undefined
}

/** The wallet's account at the game program: its state, and the instructions that repair it. */
export default function DebugDialog({ session, announce }: DebugDialogProps) {
  const { account, task, problem, done, run } = usePlayerAccount(session, announce)
  const round = useBettingState(session, (state) => state.round)
  const results = useBettingState(session, (state) => state.results)
  const signature = done?.signature ?? results.find((result) => result.signature !== null)?.signature ?? null
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
        betting={!acceptsBet(round)}
        transaction={signature === null ? null : { signature, href: session.program.explorerUrl(signature) }}
        onRun={(next) => void run(next)}
      />
    </DialogContent>
  )
}
