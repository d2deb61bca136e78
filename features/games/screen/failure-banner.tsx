import { IconButton } from "@dghrt/design-system"
import { CircleAlert, X } from "lucide-react"
import { type FailedRound, failureNotice } from "./failure"

export interface FailureBannerProps {
  round: FailedRound
  /** Absent while the round still has to find out whether money moved: then the words must stay. */
  onDismiss?: () => void
}

/** What happened, whether money moved, what to do. */
export function FailureBanner({ round, onDismiss }: FailureBannerProps) {
  const { title, money, next } = failureNotice(round)
  return (
    <div className="flex items-start gap-3 rounded-md border border-danger bg-surface py-3 ps-4 pe-2 text-sm text-text shadow-3 short:gap-2 short:py-1 short:ps-2.5 short:pe-1 short:text-xs">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger short:size-4" strokeWidth={1.75} />
      <div role="alert" className="flex-1 short:[&>p]:inline">
        <p className={`font-[650] ${title.endsWith(".") ? "" : "short:after:content-['._']"}`}>{title}</p>{" "}
        <p className="mt-0.5 text-text-secondary">
          <b className="font-semibold text-text">{money}</b> <span>{next}</span>
        </p>
      </div>
      {onDismiss && (
        <IconButton label="Dismiss" tipSide="none" size="sm" onClick={onDismiss}>
          <X aria-hidden className="size-4" strokeWidth={1.75} />
        </IconButton>
      )}
    </div>
  )
}
