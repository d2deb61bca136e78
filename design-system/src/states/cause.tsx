import { CopyButton } from "../copy-button/copy-button"

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
      <div className="flex items-start gap-2">
        <code className="wrap-anywhere block font-mono text-text-muted">{message.slice(0, MAX_CHARACTERS)}</code>
        {report && <CopyButton text={report} label="Copy details for support" />}
      </div>
    </details>
  )
}
