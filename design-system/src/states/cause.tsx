import { useState } from "react"
import { copyText, selectContent } from "../lib/copy-text"

const MAX_CHARACTERS = 300

/** The words around a technical message, in English by default. */
export interface CauseWords {
  whatWentWrong: string
  copy: string
  copied: string
  /** The browser did not allow it; what could not be copied follows, selected. */
  refused: string
}

const defaultWords: CauseWords = {
  whatWentWrong: "What went wrong",
  copy: "Copy details for support",
  copied: "Text copied to clipboard!",
  refused: "Copying is not allowed here. It is selected.",
}

interface CauseProps {
  /** The technical message, cut after 300 characters. */
  message: string
  words?: Partial<CauseWords> | undefined
  /** Returns what the button copies; without it there is no button. */
  report?: (() => string) | undefined
}

/** The technical message, folded away under the explanation. With a `report`, a button copies that. */
export function Cause({ message, report, words: own }: CauseProps) {
  const words = { ...defaultWords, ...own }
  return (
    <details data-slot="cause" className="mt-3 text-sm">
      <summary className="min-h-10 w-fit cursor-pointer content-center font-semibold">{words.whatWentWrong}</summary>
      <code className="wrap-anywhere block font-mono text-text-muted">{message.slice(0, MAX_CHARACTERS)}</code>
      {report && <CopyReport report={report} words={words} />}
    </details>
  )
}

/** A plain button: an error page loads with every page, so it must not bring tooltips and icons along. */
function CopyReport({ report, words }: { report: () => string; words: CauseWords }) {
  const [outcome, setOutcome] = useState<string | null>(null)
  const [uncopied, setUncopied] = useState<string | null>(null)
  async function copy() {
    const text = report()
    const copied = (await copyText(text)) === "copied"
    setOutcome(copied ? words.copied : words.refused)
    setUncopied(copied ? null : text)
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <button
        type="button"
        onClick={copy}
        className="min-h-10 font-semibold text-primary underline decoration-1 underline-offset-4 hover:text-text"
      >
        {words.copy}
      </button>
      <span role="status">{outcome}</span>
      {uncopied !== null && (
        <code ref={selectContent} className="wrap-anywhere max-h-32 basis-full overflow-auto font-mono">
          {uncopied}
        </code>
      )}
    </p>
  )
}
