import type { Answer } from "../database/live-answer"

/** Whether the client has this answer already, by its `If-None-Match`. */
export const isKnown = ({ etag }: Pick<Answer, "etag">, known: string | null | undefined): boolean =>
  known != null && (known === etag || known.split(/,\s*/).includes(etag))
