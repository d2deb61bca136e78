import { Button, DialogContent } from "@dghrt/design-system"
import { ReceiptText } from "lucide-react"
import { useSnapshot } from "valtio"
import type { RoundResult, RoundState } from "../round/round-state"
import { readyToPlay } from "../screen/progress"
import type { PlaySession } from "../session/play-session"
import { usePlayerAccount } from "./debug-use-account"
import { FairnessView } from "./fairness-view"

export interface FairnessDialogProps {
  session: PlaySession
  /** The play to check; without one the newest of the wallet. */
  result: RoundResult | null
  /** Shows the wallet's account at the program. */
  onAccount: () => void
  onShare?: ((result: RoundResult) => void) | undefined
}

/** The provably fair panel: what is already fixed for the next bet, and every round of this browser checked. */
export default function FairnessDialog({ session, result, onAccount, onShare }: FairnessDialogProps) {
  const { account, task, problem, run } = usePlayerAccount(session)
  const { round, history } = useSnapshot(session.round.state)
  const { seed } = useSnapshot(session.nextSeed.state)
  return (
    <DialogContent
      size="xl"
      title="Provably fair"
      description="The seed is fixed and its hash published before you bet. Your browser repeats the draw here."
    >
      <FairnessView
        account={account}
        seed={seed}
        locked={!readyToPlay(round as RoundState)}
        opening={task === "open"}
        problem={problem}
        onOpen={() => void run("open")}
        onSeed={session.nextSeed.change}
        onShuffle={session.nextSeed.shuffle}
        rounds={history as readonly RoundResult[]}
        asked={result}
        onShare={onShare}
      />
      <p className="mt-4 flex justify-end">
        <Button
          variant="ghost"
          icon={<ReceiptText aria-hidden className="size-4.5" strokeWidth={1.75} />}
          onClick={onAccount}
        >
          Your account at the program
        </Button>
      </p>
    </DialogContent>
  )
}
