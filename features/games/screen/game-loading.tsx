import { Heart, Skeleton, Spinner } from "@dghrt/design-system"
import type { ReactNode } from "react"
import "./graphics.css"
import "./screen.css"

/** The screen's own outline while a wallet connects or the game's code is on its way. */
export function GameLoading({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-busy="true" aria-label={name} className="@container/screen text-text">
      <div className="mb-3.5 flex h-11 items-center gap-3.5">
        <Skeleton className="size-10" />
        <h1 className="type-display type-d3">{name}</h1>
      </div>
      <div
        data-slot="board"
        data-state="loading"
        className="relative grid h-[24.5rem] place-items-center overflow-hidden rounded-t-lg border-(length:--border-w) border-b-0 border-border [border-style:solid] md:h-[33.75rem] @beside/screen:h-[36.25rem]"
      >
        <div className="absolute inset-0 bg-background/60" />
        <div className="relative grid justify-items-center gap-5">
          <Heart small className="size-16 brightness-60" />
          <p role="status" className="flex items-center gap-2 text-base text-text-secondary">
            <Spinner className="size-4" />
            <span>{children}</span>
          </p>
        </div>
      </div>
      <div className="card grid grid-cols-[minmax(0,1fr)_7.875rem] gap-3 rounded-t-none p-4 md:grid-cols-[minmax(0,1fr)_9.375rem_12.875rem] md:px-5">
        <Skeleton className="h-13" />
        <Skeleton className="h-13" />
        <Skeleton className="h-14 max-md:col-span-full" />
      </div>
    </section>
  )
}
