import { Badge, type BadgeProps, CopyButton } from "@dghrt/design-system"
import { Check, CircleHelp, X } from "lucide-react"
import type { ProofStep } from "../model/verify-round"

const stepLooks = {
  passed: {
    word: "Passed",
    Icon: Check,
    tone: "bg-[color-mix(in_oklab,var(--surface),var(--success)_16%)] text-success",
  },
  failed: { word: "Failed", Icon: X, tone: "bg-[color-mix(in_oklab,var(--surface),var(--danger)_16%)] text-danger" },
  unknown: {
    word: "Unknown",
    Icon: CircleHelp,
    tone: "bg-[color-mix(in_oklab,var(--surface),var(--text)_14%)] text-text-muted",
  },
}

type ShownStep = Pick<ProofStep, "title" | "status" | "detail">

function Step({ step }: { step: ShownStep }) {
  const { word, Icon, tone } = stepLooks[step.status]
  return (
    <li
      data-status={step.status}
      className="relative grid grid-cols-[1.75rem_minmax(0,1fr)_auto] gap-x-3.5 pb-4.5 not-last:before:absolute not-last:before:top-7 not-last:before:bottom-0 not-last:before:left-[13.5px] not-last:before:w-px not-last:before:bg-border-hover last:pb-0"
    >
      <span className={`grid size-7 place-items-center rounded-full ${tone}`}>
        <Icon strokeWidth={1.75} role="img" aria-label={word} className="size-4" />
      </span>
      <div className="min-w-0">
        <p className="font-semibold leading-7">{step.title}</p>
        <p className="break-all text-[0.78125rem] text-text-muted type-data">{step.detail}</p>
      </div>
      <CopyButton text={step.detail} label={`Copy values: ${step.title}`} />
    </li>
  )
}

export interface ProofStepsProps {
  steps: readonly ShownStep[]
  tone: NonNullable<BadgeProps["tone"]>
}

/** Steps of a proof in order, each with the values that it compared. */
export function ProofSteps({ steps, tone }: ProofStepsProps) {
  const passed = steps.filter((step) => step.status === "passed").length
  return (
    <section aria-label="Verification steps" className="card min-w-0 p-5">
      <header className="mb-4 flex items-center justify-between gap-3">
        <h3 className="font-[650]">Verification steps</h3>
        <Badge tone={tone}>{`${passed} of ${steps.length} passed`}</Badge>
      </header>
      <ol>
        {steps.map((step) => (
          <Step key={step.title} step={step} />
        ))}
      </ol>
    </section>
  )
}
