import { acceptsBet, type RoundResult } from "@dghrt/betting/model"
import { useBettingState } from "@dghrt/betting/react"
import { Button, DialogContent } from "@dghrt/design-system"
import { ReceiptText } from "lucide-react"
import { useSnapshot } from "valtio"
import type { Announce } from "#features/messages"
import type { PlaySession } from "../play/play-session"
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
  announce: Announce | undefined
  /** Shows the wallet's account at the program. */
  onAccount: () => void
}

/** The provably fair panel: what is already fixed for the next bet, and every round of this browser checked. */
export default function FairnessDialog({ session, announce, onAccount, ...rounds }: FairnessDialogProps) {
  if (!playsOnChain(session)) return <FreeFairness session={session} {...rounds} />
  return <ChainFairness session={session} announce={announce} onAccount={onAccount} {...rounds} />
}

/** What both kinds of play show of a session. */
function useRounds(session: PlaySession) {
  const { nextSeed } = session
  const locked = useBettingState(session, ({ round }) => !acceptsBet(round))
  const rounds = useBettingState(session, (state) => state.results)
  const commitment = useBettingState(session, (state) => state.commitment)
  const { seed } = useSnapshot(nextSeed.state)
  return {
    commitment,
    view: {
      seed,
      locked,
      onSeed: nextSeed.change,
      onShuffle: nextSeed.shuffle,
      rounds,
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
  announce,
  result,
  onAccount,
  onShare,
  canShare,
}: Rounds & Pick<FairnessDialogProps, "announce" | "onAccount"> & { session: ProgramSession }) {
  const { account, task, problem, run } = usePlayerAccount(session, announce)
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
