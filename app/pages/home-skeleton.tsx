import { Skeleton, VisuallyHidden } from "@dghrt/design-system"
import { flags, showsReferralLeaders } from "../navigation/flags"

const stats = ["Total Games", "Live Games", "New Games", "Supported Tokens"]

/** The player's home while its code comes: every part is at its final place and shows what is known already. */
export function HomeSkeleton() {
  return (
    <>
      <VisuallyHidden>
        <h1>DGHRT Casino</h1>
      </VisuallyHidden>
      <output aria-label="Loading the games" className="grid grid-cols-1 gap-4">
        <span className="card card-lined flex h-63 flex-col justify-between p-5 md:h-86 md:p-9">
          <span className="grid grid-cols-1 gap-2.5">
            <Skeleton className="h-7 w-40 max-w-full md:h-10 md:w-75" />
            <Skeleton className="h-7 w-32 max-w-full md:h-10 md:w-55" />
            <Skeleton className="mt-2.5 h-4 w-82 max-w-1/2 max-md:hidden" />
          </span>
          <span className="grid grid-cols-1 gap-3">
            <Skeleton className="h-3.5 w-30 max-w-full" />
            <Skeleton className="h-9 w-50 max-w-full md:h-13 md:w-72" />
          </span>
          <svg
            viewBox="0 0 100 96"
            aria-hidden
            className="absolute end-8 top-10 w-32 fill-surface-hover md:end-[11%] md:top-[19%] md:w-58"
          >
            <path d="M50 95C19 70 5 51 5 30 5 13 17 4 29 4c9 0 17 6 21 16C54 10 62 4 71 4c12 0 24 9 24 26 0 21-14 40-45 65Z" />
          </svg>
        </span>
        <span className="grid grid-cols-1 gap-1.5">
          <span className="card grid grid-cols-2 max-5xs:grid-cols-1 lg:grid-cols-4">
            {stats.map((stat) => (
              <span
                key={stat}
                className="flex h-14 items-center justify-between gap-3 px-5 text-sm text-text-muted lg:h-16"
              >
                <span>{stat}</span>
                <Skeleton className="h-6 w-8" />
              </span>
            ))}
          </span>
          <Skeleton className="my-4.25 h-3.5 w-72 max-w-full md:my-3.25" />
        </span>
        {showsReferralLeaders(flags) && <Skeleton className="my-3 h-5.5 w-72 max-w-full" />}
        <Skeleton className="mt-6 h-11 w-72 max-w-full" />
        <span className="flex gap-4 overflow-hidden pt-10">
          {["first", "second", "third", "fourth"].map((card) => (
            <span key={card} className="card block h-86 w-70 shrink-0 overflow-hidden">
              <Skeleton className="h-49 rounded-none" />
              <span className="grid gap-3 p-4">
                <Skeleton className="h-5 w-32" />
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
