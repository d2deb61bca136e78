/** What a check of the configuration found about one item. */
export interface Finding {
  item: string
  level: "ok" | "warning" | "error"
  says: string
  /** How it is mended; with every warning and error. */
  mend?: string
  /** The server does not start with it: it would answer for another casino than the one that is meant, or every page would refuse it. */
  fatal?: true
}

export const ok = (item: string, says: string): Finding => ({ item, level: "ok", says })
export const warning = (item: string, says: string, mend: string): Finding => ({ item, level: "warning", says, mend })
export const error = (item: string, says: string, mend: string): Finding => ({ item, level: "error", says, mend })
export const fatal = (item: string, says: string, mend: string): Finding => ({
  ...error(item, says, mend),
  fatal: true,
})

/** A check that throws is a finding too: what could not be looked at is not in order. */
export async function checked(item: string, mend: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check()
  } catch (cause) {
    return [error(item, cause instanceof Error ? cause.message : String(cause), mend)]
  }
}
