import { Button, Input } from "@dghrt/design-system"
import { type FormEvent, useState } from "react"
import { type HandField, type HandProblems, type HandValues, readHandValues } from "../model/hand-values"
import type { Evidence } from "../model/verify-round"
import { asCopied } from "./as-copied"

const labels: ReadonlyArray<readonly [field: HandField, label: string, hint?: string]> = [
  ["clientSeed", "Client seed"],
  ["rngSeed", "Server seed"],
  ["hashedSeed", "Server seed hash"],
  ["nonce", "Nonce"],
  ["wager", "Wager", "In the token's smallest unit: 1 SOL is 1000000000."],
  ["payout", "Payout", "In the same unit."],
  ["bet", "Outcomes", "Multipliers in basis points: 20000 is 2x."],
  ["resultIndex", "Result index", "Counted from 0."],
  ["committedSlot", "Slot of the hash"],
  ["betSlot", "Slot of the bet"],
]

export const noHandValues: HandValues = {
  clientSeed: "",
  rngSeed: "",
  hashedSeed: "",
  nonce: "",
  wager: "",
  payout: "",
  bet: "",
  resultIndex: "",
  committedSlot: "",
  betSlot: "",
}

export interface HandFormProps {
  values: HandValues
  onValuesChange: (values: HandValues) => void
  onVerify: (evidence: Evidence) => void
  /** Runs when values were to be checked and one of them is no such value. */
  onInvalid: () => void
}

/** The values of a round, typed or pasted. Checking them needs no network. */
export function HandForm({ values, onValuesChange, onVerify, onInvalid }: HandFormProps) {
  const [problems, setProblems] = useState<HandProblems>({})
  function submit(event: FormEvent) {
    event.preventDefault()
    const read = readHandValues(asCopied(values))
    setProblems("problems" in read ? read.problems : {})
    if ("evidence" in read) onVerify(read.evidence)
    else onInvalid()
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      {labels.map(([field, label, hint]) => (
        <Input
          key={field}
          label={label}
          hint={hint}
          problem={problems[field] ?? null}
          value={values[field]}
          onChange={(event) => onValuesChange({ ...values, [field]: event.target.value })}
          autoComplete="off"
          spellCheck={false}
        />
      ))}
      <Button type="submit" variant="primary">
        Verify
      </Button>
    </form>
  )
}
