import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from "react"
import { useControllable } from "../hooks/use-controllable"
import { useFormReset } from "../hooks/use-form-reset"
import { formatUnits } from "../lib/units"
import { readAmount, stakeOf } from "./amount-entry"
import type { BetInputWords } from "./bet-input-words"
import { belowOneUnit, double, halve, nothingStaked, type Step, stakeProblem } from "./limits"
import { type RefusedText, readEdit } from "./refused-text"

interface StakeEntryOptions {
  input: RefObject<HTMLInputElement | null>
  stake: { value: bigint | undefined; defaultValue: bigint; onChange: ((value: bigint) => void) | undefined }
  limits: { min: bigint; max: bigint; decimals: number; symbol: string; words: BetInputWords }
  /** Why the caller refuses the amount. */
  refusal: string | undefined
}

/** The text of a stake's field, the stake that it stands for, and what is wrong with either. */
export function useStakeEntry({ input, stake, limits, refusal }: StakeEntryOptions) {
  const { min, max, decimals, symbol, words } = limits
  const [value, setValue] = useControllable(stake)
  const initial = useRef(value)
  // "0." and "0" are one stake but two texts. The text stays here until blur, so typing never fights formatting.
  const [draft, setDraft] = useState<string | null>(null)
  const [refused, setRefused] = useState<RefusedText | null>(null)
  const [cut, setCut] = useState<{ reason: string | null; about: string } | null>(null)
  // Read at every render, because the same text is another stake in a token with other decimals.
  const entry = draft === null ? null : readAmount(draft, decimals)
  const overruled = refused ? value !== 0n : entry !== null && stakeOf(entry) !== value
  // A stake that was set from outside ends what the field had to ask.
  const readings = entry?.kind === "ambiguous" && !overruled && !refused ? entry.readings : null
  const tooSmall = entry?.kind === "amount" && entry.value === 0n && /[1-9]/.test(entry.text) && !overruled && !refused
  const problem = refused
    ? `${words.refused(refused.typed)} ${words[refused.reason]}`
    : readings
      ? `${readings.map((stake) => formatUnits(stake, decimals)).join(` ${words.or} `)}?`
      : ((tooSmall ? belowOneUnit(limits) : stakeProblem(value, limits)) ?? refusal ?? null)
  const entered = draft === null || (draft === "" && overruled) ? formatUnits(value, decimals) : draft
  const text = refused ? refused.shown : entered
  // Nothing is staked yet: that is not shown as a mistake, but it is not sent either.
  const validity = problem ?? (value === 0n && text !== "" ? nothingStaked(limits) : null)
  useEffect(() => input.current?.setCustomValidity(validity ?? ""), [input, validity])
  useFormReset(input, () => take({ stake: initial.current, reason: null }))
  useEffect(() => {
    if (!overruled) return
    // The caller has answered with another stake, the largest one for example. A store may answer a moment late.
    const timer = setTimeout(() => {
      setDraft(null)
      setRefused(null)
    })
    return () => clearTimeout(timer)
  }, [overruled])
  /** What the message about a limit depends on; it is shown only while all of it is unchanged. */
  const about = (stake: bigint) => [stake, min, max, decimals, symbol].join(" ")
  const reason = cut?.about === about(value) ? cut.reason : null

  function edit({ target, nativeEvent, timeStamp }: ChangeEvent<HTMLInputElement>) {
    const key = nativeEvent instanceof InputEvent && nativeEvent.data?.length === 1 ? nativeEvent.data : null
    const next = readEdit({ typed: target.value, key, timeStamp, decimals }, { refused, shown: text, stake: value })
    setCut(null)
    if (next.kind === "refused") {
      setRefused(next)
      if (value !== 0n) setValue(0n)
      return
    }
    setRefused(null)
    // A text in the middle of a composition must not be replaced, or the input method starts over.
    const composing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
    setDraft(composing ? target.value : next.text)
    setValue(stakeOf(next))
  }
  function take(step: Step) {
    setDraft(null)
    setRefused(null)
    setCut({ reason: step.reason, about: about(step.stake) })
    setValue(step.stake)
  }
  /** Writes the amount in one way; an empty field stays empty, and a question or a refusal stays with the text it is about. */
  function tidy() {
    if (draft !== "" && !readings && !refused && !tooSmall) setDraft(null)
  }
  const startingFrom = refused ? refused.stake : value
  const steps = [
    { text: words.half, name: words.halve, step: () => halve(startingFrom, limits) },
    { text: words.twice, name: words.double, step: () => double(startingFrom, limits) },
    { text: words.min, name: words.toMin, step: () => ({ stake: min, reason: null }) },
    { text: words.max, name: words.toMax, step: () => ({ stake: max, reason: null }) },
  ]
  const amountText = (stake: bigint) => `${formatUnits(stake, decimals)} ${symbol}`
  const kept =
    refused && refused.stake > 0n ? [{ stake: refused.stake, text: words.keep(amountText(refused.stake)) }] : []
  const answers = readings ? readings.map((stake) => ({ stake, text: amountText(stake) })) : kept
  const offer = kept[0] ? words.offered(kept[0].text) : null
  return { text, problem, offer, reason, edit, tidy, take, steps, answers }
}
