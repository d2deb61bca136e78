import { PauseButton, usePausedMotion } from "@dghrt/design-system"
import { useEffect, useRef } from "react"
import "./hero-ambient.css"

/** The heart turns slowly and catches light while the hero is on screen. The button stops all ambient motion of the page. */
export default function HeroAmbient() {
  const place = useRef<HTMLSpanElement>(null)
  const [paused, setPaused] = usePausedMotion()
  useEffect(() => {
    const hero = place.current?.closest<HTMLElement>("[data-slot=hero]")
    if (!hero) return
    const watch = new IntersectionObserver((entries) => {
      hero.dataset.ambient = entries.at(-1)?.isIntersecting ? "on" : "off"
    })
    watch.observe(hero)
    return () => {
      watch.disconnect()
      delete hero.dataset.ambient
    }
  }, [])
  return (
    <span ref={place} className="contents">
      <i aria-hidden className="hero-glint" />
      <PauseButton of="the animations" paused={paused} onPausedChange={setPaused} className="hero-pause" />
    </span>
  )
}
