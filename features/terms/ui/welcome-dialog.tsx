import { Button, DialogClose, DialogContent, Heart } from "@dghrt/design-system"
import { Droplets, KeyRound, type LucideIcon, ReceiptText, ShieldCheck } from "lucide-react"
import { useState } from "react"
import { legalNotice } from "../model/terms"

const points: readonly { Icon: LucideIcon; title: string; text: string }[] = [
  { Icon: KeyRound, title: "You hold your funds", text: "They leave your wallet only when you sign." },
  { Icon: ShieldCheck, title: "Seeds are fixed before you bet", text: "Check your results yourself, any time." },
  { Icon: ReceiptText, title: "Every fee is listed", text: "Line by line, before your first signature." },
]

export interface WelcomeDialogProps {
  onGames: () => void
  /** Sends test tokens to the wallet, on the local network only; resolves to why none came, or null. */
  onTestFunds?: (() => Promise<string | null>) | undefined
}

/** Greets a wallet that comes for the first time. */
export function WelcomeDialog({ onGames, onTestFunds }: WelcomeDialogProps) {
  return (
    <DialogContent bare title="Welcome to DGHRT" className="overflow-hidden md:max-w-170">
      <div className="grid min-h-0 overflow-y-auto md:grid-cols-[15.625rem_minmax(0,1fr)]">
        <div
          aria-hidden
          className="grid place-items-center bg-[radial-gradient(260px_300px_at_50%_46%,color-mix(in_oklab,var(--art-1)_48%,var(--surface)),var(--surface)_78%)] max-md:h-36"
        >
          <Heart className="w-47.5 max-md:w-24" />
        </div>
        <div className="border-border p-7 md:border-s max-md:p-5">
          <p aria-hidden className="type-d3 type-display">
            Welcome to DGHRT
          </p>
          <p className="mt-2 mb-2.5 text-text-secondary">Three things to know before your first bet.</p>
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
          {__LOCALNET__ && onTestFunds && <TestFunds onRequest={onTestFunds} />}
          <div className="mt-3.5 flex gap-2">
            <Button variant="primary" className="h-12 flex-1" onClick={onGames}>
              Choose a game
            </Button>
            <DialogClose asChild>
              <Button className="h-12">Not now</Button>
            </DialogClose>
          </div>
          <p className="mt-3 text-[0.8125rem] text-text-muted">{legalNotice}</p>
        </div>
      </div>
    </DialogContent>
  )
}

/** A new wallet on the local network is empty: test SOL comes before the first bet. */
function TestFunds({ onRequest }: { onRequest: () => Promise<string | null> }) {
  const [request, setRequest] = useState<"none" | "pending" | "sent">("none")
  const [problem, setProblem] = useState<string | null>(null)
  async function ask() {
    setRequest("pending")
    const refusal = await onRequest()
    setProblem(refusal)
    setRequest(refusal === null ? "sent" : "none")
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1 border-hair border-t pt-2.75">
      <Button
        loading={request === "pending"}
        aria-disabled={request === "sent"}
        icon={<Droplets aria-hidden className="size-4.5" strokeWidth={1.75} />}
        onClick={() => void ask()}
      >
        Get test SOL
      </Button>
      <p role="status" className="text-sm text-text-secondary">
        {problem ?? (request === "sent" ? "10 test SOL sent." : "Local network: SOL is free here.")}
      </p>
    </div>
  )
}
