import { Button, SegmentedControl } from "@dghrt/design-system"
import { useEffect, useRef, useState } from "react"
import { whenText } from "../model/words"

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const lengths = [
  { value: "1", label: "24 hours", lengthMs: dayMs },
  { value: "7", label: "7 days", lengthMs: 7 * dayMs },
  { value: "30", label: "30 days", lengthMs: 30 * dayMs },
  { value: "180", label: "6 months", lengthMs: 180 * dayMs },
] as const

export interface CoolOffProps {
  /** Until when the player cools off already, in ms since 1970; in the past when they do not. */
  untilMs: number
  nowMs: number
  onStart: (lengthMs: number) => void
}

/** A time without play, started only after a confirmation. */
export function CoolOff({ untilMs, nowMs, onStart }: CoolOffProps) {
  const [days, setDays] = useState<(typeof lengths)[number]["value"]>("1")
  const [asking, setAsking] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  const start = useRef<HTMLButtonElement>(null)
  const { lengthMs, label } = lengths.find(({ value }) => value === days) ?? lengths[0]
  const cooling = untilMs > nowMs
  // The same length again, a moment later, is no longer cool-off.
  const longer = nowMs + lengthMs - untilMs > hourMs
  useEffect(() => {
    if (asking) cancel.current?.focus()
  }, [asking])

  function end() {
    setAsking(false)
    // The pressed button is removed.
    requestAnimationFrame(() => start.current?.focus())
  }
  return (
    <section aria-label="Cool off" className="mt-5 border-hair border-t pt-4">
      <h3 className="font-semibold">Cool off</h3>
      <p role="status" className="mt-0.5 mb-2.5 text-[0.84375rem] text-text-muted">
        {cooling
          ? `You are cooling off until ${whenText(untilMs, nowMs)}.`
          : "You cannot play with real tokens until then, and you cannot shorten it."}
      </p>
      <SegmentedControl
        label="Length of the cool-off"
        value={days}
        onValueChange={(next) => {
          setAsking(false)
          setDays(next)
        }}
        options={lengths}
      />
      {asking ? (
        <div className="mt-3 grid gap-3">
          <p
            role="alert"
            className="text-[0.90625rem]"
          >{`This wallet cannot play on this device until ${whenText(nowMs + lengthMs, nowMs)}. You cannot undo this.`}</p>
          <div className="flex flex-wrap gap-2 [&>button]:flex-1">
            <Button ref={cancel} onClick={end}>
              Cancel
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                onStart(lengthMs)
                end()
              }}
            >
              {`Cool off for ${label}`}
            </Button>
          </div>
        </div>
      ) : (
        // It keeps the focus after a cool-off has begun.
        <Button
          ref={start}
          variant="danger"
          className="mt-3 w-full"
          aria-disabled={!longer}
          onClick={() => setAsking(true)}
        >
          {cooling ? "Cool off longer" : "Start cool off"}
        </Button>
      )}
    </section>
  )
}
