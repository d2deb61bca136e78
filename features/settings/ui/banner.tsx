import { cn } from "@dghrt/design-system"
import type { ReactNode } from "react"

const tones = { info: "[--tone:var(--info)]", warning: "[--tone:var(--warning)]" }

/** One sentence about these settings, with what can be done about it. */
export function Banner({
  tone,
  icon,
  actions,
  children,
}: {
  tone: keyof typeof tones
  icon: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <div
      data-slot="banner"
      className={cn(
        "flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border-(length:--border-w) border-[color-mix(in_oklab,var(--border),var(--tone)_45%)] bg-[color-mix(in_oklab,var(--surface),var(--tone)_12%)] px-4 py-3 text-[0.90625rem] [border-style:solid]",
        tones[tone],
      )}
    >
      <span className="flex min-w-0 flex-1 basis-60 items-start gap-3">
        <span aria-hidden className="mt-px text-(--tone)">
          {icon}
        </span>
        <span className="min-w-0">{children}</span>
      </span>
      {actions && <span className="flex flex-wrap items-center gap-2">{actions}</span>}
    </div>
  )
}
