import { copyText, IconButton, VisuallyHidden } from "@dghrt/design-system"
import { Check, Share2, TriangleAlert } from "lucide-react"
import { useEffect, useState } from "react"
import { logger } from "#features/kernel"

export interface ShareButtonProps {
  title: string
}

const shownMs = 1_600
const icons = { idle: Share2, copied: Check, selected: TriangleAlert, refused: TriangleAlert }
const refused = "Copying is not allowed here. The browser's address bar has the link."
const said = { idle: "", copied: "Link copied", selected: refused, refused }
type Outcome = keyof typeof said

/** Gives the address of this page to the share sheet of the device, and copies it where there is none. */
export function ShareButton({ title }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>("idle")
  useEffect(() => {
    if (outcome === "idle") return
    const timer = setTimeout(() => setOutcome("idle"), shownMs)
    return () => clearTimeout(timer)
  }, [outcome])
  const Icon = icons[outcome]
  return (
    <>
      <IconButton
        label={said[outcome] || "Share"}
        variant="framed"
        size="lg"
        onClick={() => void share(title, location.href).then(setOutcome)}
      >
        <Icon aria-hidden className="size-5" strokeWidth={1.75} />
      </IconButton>
      <VisuallyHidden role="status">{said[outcome]}</VisuallyHidden>
    </>
  )
}

async function share(title: string, url: string): Promise<Outcome> {
  const data = { title, url }
  if (navigator.canShare?.(data)) {
    try {
      await navigator.share(data)
      return "idle"
    } catch (error) {
      // A share sheet that was closed is an answer, not a failure.
      if (error instanceof DOMException && error.name === "AbortError") return "idle"
      logger.warn("The share sheet did not open", error)
    }
  }
  return copyText(url)
}
