import { notFound } from "@tanstack/react-router"
import { gateMessages } from "#features/messages"

/** What the page for a wrong address says. */
export interface WrongAddress {
  /** 400 where the address cannot be meant, 404 where it could be but is not. */
  status: 400 | 404
  title: string
  text?: string
}

/**
 * To be thrown by a loader. It travels as the router's not-found, not as an error: the page is shown in its frame,
 * and it is not reported as an error.
 */
export const wrongAddress = (data: WrongAddress) => notFound({ data })

/** What was thrown, or the general sentence for an address that no route knows. */
export function wrongAddressMessage(data: unknown): WrongAddress {
  const isKnown = typeof data === "object" && data !== null && "status" in data && "title" in data
  // Only `wrongAddress` puts anything there.
  return isKnown ? (data as WrongAddress) : { status: 404, title: gateMessages.PAGE_NOT_FOUND.title }
}
