import { cn } from "@dghrt/design-system"
import { ChevronDown } from "lucide-react"
import { type ReactNode, useId, useState } from "react"

export interface SectionCardProps {
  title: string
  icon: ReactNode
  defaultOpen?: boolean
  /** How many settings it holds; shown while it is closed. */
  options: number
  children: ReactNode
}

/** A group of settings that folds away. */
export function SectionCard({ title, icon, defaultOpen = true, options, children }: SectionCardProps) {
  const [open, setOpen] = useState(defaultOpen)
  const id = useId()
  return (
    <section data-slot="settings-section" aria-labelledby={`${id}-title`} className="card">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-14 w-full items-center gap-3 rounded-lg px-5 text-start -outline-offset-2"
        >
          <span aria-hidden className="text-text-muted">
            {icon}
          </span>
          <span id={`${id}-title`} className="font-[650] text-[1.03125rem]">
            {title}
          </span>
          {!open && <span className="text-[0.84375rem] text-text-muted">{`${options} options`}</span>}
          <ChevronDown
            aria-hidden
            strokeWidth={1.75}
            className={cn(
              "ms-auto size-4.5 text-text-muted transition-transform duration-(--dur-base) ease-out",
              open && "rotate-180",
            )}
          />
        </button>
      </h2>
      <div id={id} hidden={!open} className="ruled border-hair border-t px-5 pb-2.5">
        {children}
      </div>
    </section>
  )
}
