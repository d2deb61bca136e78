import { Button, copyText } from "@dghrt/design-system"
import { Check, Copy } from "lucide-react"
import { type MouseEvent, type ReactNode, useEffect, useState } from "react"
import { postOnX, sendOnTelegram, shareText } from "../model/links"

/** Logos of other sites, supplied by the app. */
export interface ShareMarks {
  x: ReactNode
  telegram: ReactNode
}

export interface ShareGameProps {
  game: string
  /** What friends open. */
  link: string
  marks: ShareMarks
}

const shownMs = 1_600

/** A game's link to copy. */
export function GameLink({ link }: { link: string }) {
  return (
    <section aria-label="Share this game" className="grid gap-2.5">
      <h3 className="font-[650]">Share this game with your friends!</h3>
      <LinkField link={link} />
    </section>
  )
}

/** A game's link to copy, or to send with words that are ready. */
export function ShareGame({ game, link, marks }: ShareGameProps) {
  const text = shareText(game)
  return (
    <div className="grid gap-3">
      <GameLink link={link} />
      <div className="grid grid-cols-2 gap-2">
        <Away href={postOnX(text, link)} mark={marks.x}>
          Share on X
        </Away>
        <Away href={sendOnTelegram(text, link)} mark={marks.telegram}>
          Telegram
        </Away>
      </div>
    </div>
  )
}

/** Leads to another place in a window of its own. */
export function Away({ href, mark, children }: { href: string; mark: ReactNode; children: string }) {
  return (
    <Button asChild>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {mark}
        <span>{children}</span>
        <span className="sr-only">, in a new tab</span>
      </a>
    </Button>
  )
}

const spoken = {
  idle: "",
  copied: "Text copied to clipboard!",
  selected: "Copying is not allowed here. The link is selected.",
  refused: "Copying is not allowed here.",
} as const

function LinkField({ link }: { link: string }) {
  const [outcome, setOutcome] = useState<keyof typeof spoken>("idle")
  useEffect(() => {
    if (outcome === "idle") return
    const timer = setTimeout(() => setOutcome("idle"), shownMs)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async ({ currentTarget }: MouseEvent<HTMLElement>) => setOutcome(await copyText(link, currentTarget))
  const Icon = outcome === "copied" ? Check : Copy
  return (
    <div className="flex h-12 items-center gap-2 rounded-sm border-(length:--border-w) border-input-border bg-input ps-3.25 pe-1.5 [border-style:solid] focus-within:outline-2 focus-within:outline-primary focus-within:outline-offset-2">
      <input
        readOnly
        aria-label="Link to the game"
        value={link}
        onFocus={(event) => event.target.select()}
        className="h-full min-w-0 flex-1 truncate bg-transparent outline-none type-data not-pointer-coarse:text-sm"
      />
      {/* The name stays: a new name of the focused button would be spoken beside the status. */}
      <Button
        size="sm"
        aria-label="Copy link"
        icon={<Icon aria-hidden className="size-4" strokeWidth={1.75} />}
        onClick={copy}
      >
        {outcome === "copied" ? "Copied" : "Copy link"}
      </Button>
      <span role="status" className="sr-only">
        {spoken[outcome]}
      </span>
    </div>
  )
}
