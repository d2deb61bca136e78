import { type RefObject, useLayoutEffect, useRef } from "react"

/** Writes the height of what stands over a game into the frame's style: the board shrinks by it, so that the action stays in sight. */
export function useNoticeHeight(frame: RefObject<HTMLElement>): RefObject<HTMLDivElement> {
  const notices = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = notices.current
    if (!box) return
    const write = () => frame.current?.style.setProperty("--notice-height", `${Math.ceil(box.offsetHeight)}px`)
    write()
    const watch = new ResizeObserver(write)
    watch.observe(box)
    return () => watch.disconnect()
  }, [frame])
  return notices
}
