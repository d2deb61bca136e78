import { Skeleton, VisuallyHidden } from "@dghrt/design-system"
import { BoardOutline } from "#features/home"

/** The player's home while its code comes: every part is at its final place and shows what is known already. */
export function HomeSkeleton() {
  return (
    <>
      <VisuallyHidden>
        <h1>DGHRT Casino</h1>
      </VisuallyHidden>
      <output aria-label="Loading the games" className="grid grid-cols-1 gap-4 max-md:gap-2">
        <span className="hero card card-lined">
          <Skeleton className="h-7 w-64 max-w-full md:h-8 md:w-80" />
        </span>
        <span className="flex h-11.5 items-center gap-4">
          <Skeleton className="h-6 w-36" />
          <Skeleton className="h-5.5 w-52 max-md:hidden" />
        </span>
        <BoardOutline />
      </output>
    </>
  )
}
