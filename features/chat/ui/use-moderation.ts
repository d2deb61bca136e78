import { useState } from "react"
import type { Order } from "../data/moderation"
import type { ModerationBarProps } from "./moderation-bar"
import { useNotice } from "./use-notice"

/** Asks the owner about an order once, sends it, and offers to undo it. `onDone` reads again what it changed. */
export function useModeration(onDone: () => void) {
  const { notice, setNotice, run } = useNotice(onDone)
  const [asked, setAsked] = useState<Order | null>(null)
  const [undo, setUndo] = useState<Order | null>(null)
  const [busy, setBusy] = useState(false)

  async function send(order: Order) {
    setAsked(null)
    setUndo(null)
    setBusy(true)
    if (await run(order.send(), order.success)) setUndo(order.undo)
    setBusy(false)
  }

  const bar: ModerationBarProps = {
    notice,
    busy,
    question: asked && { text: asked.question ?? "", label: asked.label },
    onConfirm: () => asked && void send(asked),
    onCancel: () => setAsked(null),
    onUndo: undo && (() => void send(undo)),
  }
  return {
    bar,
    setNotice(text: string) {
      setAsked(null)
      setUndo(null)
      setNotice(text)
    },
    /** For what needs no signature of the owner. */
    run(work: Promise<unknown>, success: string) {
      setUndo(null)
      return run(work, success)
    },
    order(order: Order) {
      if (busy) return
      setUndo(null)
      setNotice(null)
      if (order.question === null) void send(order)
      else setAsked(order)
    },
  }
}
