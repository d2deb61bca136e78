import type { Stored } from "@dghrt/kernel/storage"

/** What outlives the page: `stored` of `@dghrt/kernel/storage`, or anything else that keeps one value. */
export type Memory<T> = Pick<Stored<T>, "read" | "write" | "onForeignChange">
