import { Check, Copy, TriangleAlert } from "lucide-react"
import { type MouseEvent, useEffect, useState } from "react"
import { IconButton, type IconButtonProps } from "../icon-button/icon-button"
import { copyText } from "../lib/copy-text"
import { VisuallyHidden } from "../visually-hidden/visually-hidden"

export interface CopyButtonProps extends Pick<IconButtonProps, "size" | "variant" | "tipSide" | "className"> {
  /** What goes to the clipboard. */
  text: string
  /** What it is: "Copy address". */
  label: string
  /** Words in another language, each in place of the English one. */
  words?: Partial<CopyWords>
}

/** What a CopyButton says afterwards, in English by default. */
export interface CopyWords {
  /** Shown: the text is in the clipboard. */
  copied: string
  /** Said to a screen reader at the same time. */
  spoken: string
  /** The browser did not allow it. */
  refused: string
  /** Nor did it here, and the text is selected where it stands. */
  selected: string
}

type Outcome = "idle" | "copied" | "refused" | "selected"
/** A new object for every press, so that a second one is shown for the whole time again. */
interface Attempt {
  outcome: Outcome
}
const shownMs = 1_600
const icons = { idle: Copy, copied: Check, refused: TriangleAlert, selected: TriangleAlert }
const defaultWords: CopyWords = {
  copied: "Copied",
  spoken: "Text copied to clipboard!",
  refused: "Copying is not allowed here",
  selected: "Copying is not allowed here. It is selected.",
}

/** Copies, and says for 1.6 seconds whether it worked. What is not copied is selected where it stands beside the button. */
export function CopyButton({ text, label, size = "sm", words, ...props }: CopyButtonProps) {
  const [attempt, setAttempt] = useState<Attempt>({ outcome: "idle" })
  const { outcome } = attempt
  useEffect(() => {
    if (attempt.outcome === "idle") return
    const timer = setTimeout(() => setAttempt({ outcome: "idle" }), shownMs)
    return () => clearTimeout(timer)
  }, [attempt])

  async function copy({ currentTarget }: MouseEvent<HTMLElement>) {
    setAttempt({ outcome: await copyText(text, currentTarget) })
  }
  const Icon = icons[outcome]
  const said = { idle: "", ...defaultWords, ...words }
  return (
    <>
      {/* The name stays: a new name of the focused button would be spoken beside the status. */}
      <IconButton {...props} size={size} label={label} {...(said[outcome] && { tip: said[outcome] })} onClick={copy}>
        <Icon aria-hidden className="size-4" strokeWidth={1.75} />
      </IconButton>
      <VisuallyHidden role="status">{outcome === "copied" ? said.spoken : said[outcome]}</VisuallyHidden>
    </>
  )
}
