import { type SyntheticEvent, useEffect, useRef, useState } from "react"

/** Whether there was a WebP version to ask for. */
function triesWebp(image: HTMLImageElement): boolean {
  const webp = image.src.replace(/\.\w+(?=$|[?#])/, ".webp")
  if (webp === image.src) return false
  image.removeAttribute("srcset")
  image.src = webp
  return true
}

/** Whether an image inside `box` and its WebP version failed, also where the first failed before React could listen. */
export function useMissingPicture() {
  const box = useRef<HTMLDivElement>(null)
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    const image = box.current?.querySelector("img")
    if (image?.complete && image.naturalWidth === 0 && image.getAttribute("src") && !triesWebp(image)) setMissing(true)
  }, [])
  return {
    box,
    missing,
    onErrorCapture: (event: SyntheticEvent) =>
      event.target instanceof HTMLImageElement && !triesWebp(event.target) && setMissing(true),
  }
}
