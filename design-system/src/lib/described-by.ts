/** The ids of `aria-describedby`, without those that are not there; undefined for none. */
export const describedBy = (...ids: readonly unknown[]): string | undefined =>
  ids.filter((id) => typeof id === "string" && id !== "").join(" ") || undefined
