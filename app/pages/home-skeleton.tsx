import { Skeleton, VisuallyHidden } from "@dghrt/design-system"

/** The player's home while its code comes: every part is at its final place and shows what is known already. */
export function HomeSkeleton() {
  return (
    <>
      <VisuallyHidden>
        <h1>DGHRT Casino</h1>
      </VisuallyHidden>
      <output aria-label="Loading the games" className="grid grid-cols-1 gap-4">
        <span className="card card-lined grid h-38 grid-cols-1 content-center gap-3 p-5 md:h-48 md:px-7">
          <Skeleton className="h-7 w-64 max-w-full md:h-8 md:w-80" />
          <Skeleton className="h-3.5 w-30 max-w-full" />
          <Skeleton className="h-8 w-40 max-w-full md:h-10 md:w-52" />
        </span>
        <span className="flex h-11.5 items-center gap-4">
          <Skeleton className="h-6 w-36" />
          <Skeleton className="h-5.5 w-52 max-md:hidden" />
        </span>
        <span className="flex gap-4 overflow-hidden">
          {["first", "second", "third", "fourth"].map((card) => (
            <span key={card} className="card flex h-60 w-80 shrink-0 overflow-hidden md:w-108">
              <Skeleton className="w-[47%] rounded-none" />
              <span className="grid flex-1 content-start gap-3 p-4">
                <Skeleton className="h-5 w-28" />
                <Skeleton className="h-9" />
                <Skeleton className="h-9" />
              </span>
            </span>
          ))}
        </span>
      </output>
    </>
  )
}
