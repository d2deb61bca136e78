import { useEffect, useState } from "react"
import { createPortal } from "react-dom"
import type { ToastMessage } from "./toast-store"

const heardMs = 1_000

interface SpokenToastProps {
  message: ToastMessage
  /** Says what kind of text follows. */
  notification: string
}

/** Reads a message out politely, once. It is at the end of the page, because a dialog hides everything beside it. */
export function SpokenToast({ message: { title, detail, link, action }, notification }: SpokenToastProps) {
  const [step, setStep] = useState<"before" | "saying" | "said">("before")
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // A live region that is inserted together with its words is not announced. A tab in the background draws no frame.
    const frame = requestAnimationFrame(() => {
      setStep("saying")
      timer = setTimeout(() => setStep("said"), heardMs)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  if (step === "said") return null
  const words = [notification, title, detail, link?.label, action?.label].filter(Boolean).join(" ")
  return createPortal(
    <div role="status" aria-live="polite" className="sr-only">
      {step === "saying" && words}
    </div>,
    document.body,
  )
}
