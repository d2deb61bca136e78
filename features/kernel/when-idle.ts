// Safari has no idle callbacks: there, what has just been drawn is left alone for this long.
const otherwiseMs = 300

/** Resolves when the browser is idle, or after `withinMs`. */
export const whenIdle = ({ withinMs }: { withinMs?: number } = {}): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === "undefined") setTimeout(resolve, otherwiseMs)
    else requestIdleCallback(() => resolve(), withinMs === undefined ? {} : { timeout: withinMs })
  })
