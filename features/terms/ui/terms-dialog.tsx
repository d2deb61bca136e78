import { Button, DialogClose, DialogContent, IconButton, useActionRest } from "@dghrt/design-system"
import { X } from "lucide-react"
import { complianceLine, currentTerms } from "../model/terms"
import { EdgeReminder, TermsSections } from "./terms-sections"

const stay = (event: Event) => event.preventDefault()

/** Asks for the terms before a first play. Only its two buttons answer: a stray key or click is neither yes nor no. */
export function TermsDialog({ onAccept }: { onAccept: () => void }) {
  // Accepting places the bet that asked for the terms.
  const rest = useActionRest("accept")
  return (
    <DialogContent bare title="Terms of Service" onEscapeKeyDown={stay} onInteractOutside={stay}>
      <div className="flex items-center gap-3 py-5 ps-6 pe-4">
        <p aria-hidden className="type-d3 type-display min-w-0 flex-1">
          Terms of Service
        </p>
        <DialogClose asChild>
          <IconButton label="Close without accepting" tipSide="none">
            <X aria-hidden className="size-5" strokeWidth={1.75} />
          </IconButton>
        </DialogClose>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label="Terms" className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pb-3">
        <TermsSections terms={currentTerms()} />
      </section>
      <div className="grid gap-2.5 border-hair border-t px-6 pt-4 pb-6">
        <EdgeReminder />
        <p className="text-[0.90625rem] text-text-secondary">{complianceLine}</p>
        <Button
          variant="primary"
          size="lg"
          className="mt-1 w-full"
          aria-disabled={rest.resting}
          onClick={(event) => rest.accepts(event) && onAccept()}
        >
          I UNDERSTAND &amp; ACCEPT
        </Button>
      </div>
    </DialogContent>
  )
}
