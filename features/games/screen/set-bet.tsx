import { acceptsBet, type BetArray } from "@dghrt/betting/model"
import { Dialog, DialogTrigger, IconButton } from "@dghrt/design-system"
import { Coins } from "lucide-react"
import { memo, useState } from "react"
import { lazyPanel } from "#features/lazy-parts"
import type { BoardBetting } from "../kit/board-betting"
import type { SetBetDialogProps } from "./set-bet-dialog"

const SetBetDialog = lazyPanel(() => import("./set-bet-dialog"))

interface SetBetProps {
  context: SetBetDialogProps["context"] & Pick<BoardBetting, "round">
  bet: BetArray
}

/** Opens the stake with its presets, limits and costs. */
export function SetBet({ context, bet }: SetBetProps) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <SetBetTrigger disabled={!acceptsBet(context.round)} />
      {open && <SetBetDialog key={context.token.symbol} context={context} bet={bet} onClose={() => setOpen(false)} />}
    </Dialog>
  )
}

const SetBetTrigger = memo(function SetBetTrigger({ disabled }: { disabled: boolean }) {
  return (
    <DialogTrigger asChild>
      <IconButton label="Set bet amount" tipSide="top" variant="framed" disabled={disabled} className="size-9!">
        <Coins aria-hidden className="size-4.5" strokeWidth={1.75} />
      </IconButton>
    </DialogTrigger>
  )
})
