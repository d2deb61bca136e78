import { useEffect, useLayoutEffect } from "react"

/** `useLayoutEffect`, which React 18 warns of on a server, where neither runs. */
export const useIsomorphicLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect
