import { Button, DialogClose, DialogContent, Heart } from "@dghrt/design-system"
import { KeyRound, type LucideIcon, ReceiptText, ShieldCheck } from "lucide-react"
import { legalNotice } from "../model/terms"

const points: readonly { Icon: LucideIcon; title: string; text: string }[] = [
  { Icon: KeyRound, title: "Your wallet is your seat", text: "Funds leave it only when you sign." },
  { Icon: ShieldCheck, title: "Results are fixed before you click", text: "Check any of them, any time." },
  { Icon: ReceiptText, title: "Every fee is named", text: "Line by line, before the first signature." },
]

/** Greets a wallet that comes for the first time. */
export function WelcomeDialog({ onGames }: { onGames: () => void }) {
  return (
    <DialogContent bare title="Welcome to the quiet room" className="overflow-hidden md:max-w-170">
      <div className="grid min-h-0 overflow-y-auto md:grid-cols-[250px_minmax(0,1fr)]">
        <div
          aria-hidden
          className="grid place-items-center bg-[radial-gradient(260px_300px_at_50%_46%,color-mix(in_oklab,var(--art-1)_48%,var(--surface)),var(--surface)_78%)] max-md:h-36"
        >
          <Heart className="w-47.5 max-md:w-24" />
        </div>
        <div className="border-border p-7 md:border-s max-md:p-5">
          <p aria-hidden className="type-d3 type-display">
            Welcome to the quiet room
          </p>
          <p className="mt-2 mb-2.5 text-text-secondary">Three things before the first bet.</p>
          <ul>
            {points.map(({ Icon, title, text }) => (
              <li key={title} className="flex items-center gap-3.5 border-hair border-t py-2.75">
                <Icon aria-hidden className="size-5 shrink-0 text-primary" strokeWidth={1.75} />
                <p>
                  <b className="block font-[650]">{title}</b>
                  <span className="text-sm text-text-muted">{text}</span>
                </p>
              </li>
            ))}
          </ul>
          <div className="mt-3.5 flex gap-2">
            <Button variant="primary" className="h-12 flex-1" onClick={onGames}>
              Choose a game
            </Button>
            <DialogClose asChild>
              <Button className="h-12">Look around</Button>
            </DialogClose>
          </div>
          <p className="mt-3 text-[0.8125rem] text-text-muted">{legalNotice}</p>
        </div>
      </div>
    </DialogContent>
  )
}
