import { Skeleton } from "@dghrt/design-system"

/** The tables' geometry while their code comes. */
export function HomeSkeleton() {
  return (
    <output aria-label="Loading the games" className="grid grid-cols-1 gap-4">
      <Skeleton className="h-63 rounded-lg md:h-86" />
      <Skeleton className="h-29 rounded-lg lg:h-17" />
      <Skeleton className="mt-6 h-11 w-72 max-w-full" />
      <div className="flex gap-4 overflow-hidden pt-10">
        {["first", "second", "third", "fourth"].map((card) => (
          <Skeleton key={card} className="h-86 w-70 shrink-0 rounded-lg" />
        ))}
      </div>
    </output>
  )
}
