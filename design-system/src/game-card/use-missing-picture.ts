import { type SyntheticEvent, useEffect, useRef, useState } from "react"

/** Whether an image inside `box` failed, also one that failed in prerendered markup before React could listen. */
export function useMissingPicture() {
  const box = useRef<HTMLDivElement>(null)
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    const image = box.current?.querySelector("img")
    if (image?.complete && image.naturalWidth === 0 && image.getAttribute("src")) setMissing(true)
  }, [])
  return {
    box,
    missing,
    onErrorCapture: (event: SyntheticEvent) => event.target instanceof HTMLImageElement && setMissing(true),
  }
}
