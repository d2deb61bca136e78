import { useEffect } from "react"
import { useSnapshot } from "valtio"
import { settings } from "#features/settings"

/** The game's action while it can place a bet and nothing has the focus but the page or its game. */
function actionNow(): HTMLElement | null {
  const focused = document.activeElement
  if (focused !== null && focused !== document.body && !focused.matches("[data-focus-home]")) return null
  const action = document.querySelector<HTMLElement>("[data-slot=screen] [data-dock-action][data-bets=true]")
  return action?.getAttribute("aria-disabled") === "true" ? null : action
}

/**
 * Space repeats the bet, where the player has chosen so; free play does it until it is switched off. A press that began while no
 * bet could be placed places none, like a key that is held, and the action keeps its own 500 ms rule.
 */
export function useSpaceRepeats({
  places,
  freePlay = false,
}: {
  places: boolean
  freePlay: boolean | undefined
}): void {
  const { user } = useSnapshot(settings.state)
  const on = places && (user.spaceRepeats ?? freePlay)
  useEffect(() => {
    if (!on) return
    let armed: HTMLElement | null = null
    function press(event: KeyboardEvent) {
      if (event.key !== " " || event.defaultPrevented) return
      const action = actionNow()
      armed = event.repeat ? null : action
      // The page does not scroll.
      if (action) event.preventDefault()
    }
    function release(event: KeyboardEvent) {
      if (event.key !== " ") return
      const action = armed
      armed = null
      // In a task of its own, in which the key is over: the action takes no key that went down elsewhere.
      if (action !== null && action === actionNow()) setTimeout(() => action.click())
    }
    document.addEventListener("keydown", press)
    document.addEventListener("keyup", release)
    return () => {
      document.removeEventListener("keydown", press)
      document.removeEventListener("keyup", release)
    }
  }, [on])
}
