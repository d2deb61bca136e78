/** How often the figures of the page are read. */
export const monitorEveryMs = 2_000
export const cachesEveryMs = 10_000
export const devtoolsEveryMs = 500
/** A task that is longer holds up input; more of them than `slowTasksAllowed` make a slow page. */
export const slowTaskMs = 50
export const slowTasksAllowed = 5
const devtoolsPx = 200

type WindowSize = Pick<Window, "outerWidth" | "innerWidth" | "outerHeight" | "innerHeight">

/**
 * Whether developer tools seem to be docked to the window. Zoom, side panels and assistive tools look the same, so that it is
 * shown beside the other figures and has no effect.
 */
export const seemsInspected = ({ outerWidth, innerWidth, outerHeight, innerHeight }: WindowSize): boolean =>
  outerWidth - innerWidth > devtoolsPx || outerHeight - innerHeight > devtoolsPx

export const isSlow = (slowTasks: number): boolean => slowTasks > slowTasksAllowed

export interface PageFigures {
  /** Of the last two seconds; null before that, and while the page is hidden. */
  framesPerSecond: number | null
  slowTasks: number
  /** Where the browser does not report tasks, their number is not known. */
  reportsTasks: boolean
  /** JavaScript objects; null where the browser does not say. */
  heapBytes: number | null
  elements: number
  /** Files and replies that this page asked for. */
  requests: number
  transferredBytes: number
  inspected: boolean
}

export interface CacheFigures {
  /** Files of the app that the service worker stores. */
  storedFiles: number | null
  /** Of this site in this browser. */
  storageBytes: number | null
  /** The server's cache of transactions; null while it does not answer. */
  server: { size: number; maxSize: number; hits: number; misses: number } | null
}
