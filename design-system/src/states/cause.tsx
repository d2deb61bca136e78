import { useState } from "react"

const MAX_CHARACTERS = 300

interface CauseProps {
  message: string
  report?: (() => string) | undefined
}

/** The technical message, folded away under the explanation. With a `report`, a button copies that. */
export function Cause({ message, report }: CauseProps) {
  return (
    <details data-slot="cause" className="mt-3 text-sm">
      <summary className="min-h-10 w-fit cursor-pointer content-center font-semibold">What went wrong</summary>
      <code className="wrap-anywhere block font-mono text-text-muted">{message.slice(0, MAX_CHARACTERS)}</code>
      {report && <CopyReport report={report} />}
    </details>
  )
}

/** A plain button: an error page loads with every page, so it must not bring tooltips and icons along. */
function CopyReport({ report }: { report: () => string }) {
  const [outcome, setOutcome] = useState<string | null>(null)
  async function copy() {
    try {
      await navigator.clipboard.writeText(report())
      setOutcome("Copied")
    } catch {
      // Also where the page is not served securely and has no clipboard at all.
      setOutcome("Copying is not allowed here")
    }
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <button
        type="button"
        onClick={copy}
        className="min-h-10 font-semibold text-primary underline decoration-1 underline-offset-4 hover:text-text"
      >
        Copy details for support
      </button>
      <span role="status">{outcome}</span>
    </p>
  )
}
