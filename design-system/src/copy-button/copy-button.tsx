import { Check, Copy, TriangleAlert } from "lucide-react"
import { useEffect, useState } from "react"
import { IconButton, type IconButtonProps } from "../icon-button/icon-button"
import { VisuallyHidden } from "../visually-hidden/visually-hidden"

export interface CopyButtonProps extends Pick<IconButtonProps, "size" | "variant" | "tipSide" | "className"> {
  /** What goes to the clipboard. */
  text: string
  /** What it is: "Copy address". */
  label: string
  words?: Partial<CopyWords>
}

/** What a CopyButton says afterwards, in English by default. */
export interface CopyWords {
  copied: string
  refused: string
}

type Outcome = "idle" | "copied" | "refused"
const shownMs = 1_600
const icons = { idle: Copy, copied: Check, refused: TriangleAlert }
const defaultWords: CopyWords = { copied: "Copied", refused: "Copying is not allowed here" }

/** Copies, and says for 1.6 seconds whether it worked. */
export function CopyButton({ text, label, size = "sm", words, ...props }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>("idle")
  useEffect(() => {
    if (outcome === "idle") return
    const timer = setTimeout(() => setOutcome("idle"), shownMs)
    return () => clearTimeout(timer)
  }, [outcome])

  function copy() {
    navigator.clipboard.writeText(text).then(
      () => setOutcome("copied"),
      () => setOutcome("refused"),
    )
  }
  const Icon = icons[outcome]
  const said = outcome === "idle" ? "" : { ...defaultWords, ...words }[outcome]
  return (
    <>
      <IconButton {...props} size={size} label={said || label} onClick={copy}>
        <Icon aria-hidden className="size-4" strokeWidth={1.75} />
      </IconButton>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
