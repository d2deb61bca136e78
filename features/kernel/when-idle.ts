// Safari has no idle callbacks: there, what has just been drawn is left alone for this long.
const otherwiseMs = 300

/** Resolves when the page has nothing to draw and nobody to answer, or after `withinMs`. */
export const whenIdle = ({ withinMs }: { withinMs?: number } = {}): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === "undefined") setTimeout(resolve, otherwiseMs)
    else requestIdleCallback(() => resolve(), withinMs === undefined ? {} : { timeout: withinMs })
  })
