import { readyToPlay } from "@dghrt/betting/model/round-predicates"
import type { RoundResult, RoundState } from "@dghrt/betting/model/round-state"
import { Button, DialogContent } from "@dghrt/design-system"
import { ReceiptText } from "lucide-react"
import { useSnapshot } from "valtio"
import type { PlaySession } from "../session/play-session"
import { type ProgramSession, playsOnChain, usePlayerAccount } from "./debug-use-account"
import { FairnessView } from "./fairness-view"
import { AccountSeed, HashedSeed } from "./seed-next"

interface Rounds {
  /** The play to check; without one the newest of the wallet. */
  result: RoundResult | null
  onShare?: ((result: RoundResult) => void) | undefined
  canShare: (result: RoundResult) => boolean
}

export interface FairnessDialogProps extends Rounds {
  session: PlaySession
  /** Shows the wallet's account at the program. */
  onAccount: () => void
}

/** The provably fair panel: what is already fixed for the next bet, and every round of this browser checked. */
export default function FairnessDialog({ session, onAccount, ...rounds }: FairnessDialogProps) {
  if (!playsOnChain(session)) return <FreeFairness session={session} {...rounds} />
  return <ChainFairness session={session} onAccount={onAccount} {...rounds} />
}

/** What both kinds of play show of a session. */
function useRounds({ round, nextSeed }: PlaySession) {
  const { round: now, history, commitment } = useSnapshot(round.state)
  const { seed } = useSnapshot(nextSeed.state)
  return {
    commitment,
    view: {
      seed,
      locked: !readyToPlay(now as RoundState),
      onSeed: nextSeed.change,
      onShuffle: nextSeed.shuffle,
      rounds: history as readonly RoundResult[],
    },
  }
}

function FreeFairness({ session, result, onShare, canShare }: Rounds & { session: PlaySession }) {
  const { commitment, view } = useRounds(session)
  return (
    <DialogContent
      size="xl"
      title="Simulated fairness"
      description="Free play draws in this browser by the recipe of the real games. No chain takes part, so this shows how a proof works; it proves nothing to others."
    >
      <FairnessView
        {...view}
        next={<HashedSeed hash={commitment?.hashedSeed ?? ""} />}
        problem={null}
        asked={result}
        onShare={onShare}
        canShare={canShare}
      />
    </DialogContent>
  )
}

function ChainFairness({
  session,
  result,
  onAccount,
  onShare,
  canShare,
}: Rounds & { session: ProgramSession; onAccount: () => void }) {
  const { account, task, problem, run } = usePlayerAccount(session)
  const { view } = useRounds(session)
  return (
    <DialogContent
      size="xl"
      title="Provably fair"
      description="The seed is fixed and its hash published before you bet. Your browser repeats the draw here."
    >
      <FairnessView
        {...view}
        next={<AccountSeed account={account} opening={task === "open"} onOpen={() => void run("open")} />}
        problem={problem}
        asked={result}
        onShare={onShare}
        canShare={canShare}
        loadEvidence={session.program.evidence}
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
