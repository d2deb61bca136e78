import { type ComponentType, memo, useDeferredValue } from "react"
import { same } from "./same"

/**
 * A board that lets the dock go first. When a bet moves on, the button is answered and the words change in one frame and
 * the picture in the next; together they would hold up a slow phone. What the player sets is drawn at once, and what
 * reads as it did is not drawn again.
 */
export function boardView<Props extends { scene: { phase: string } }>(View: ComponentType<Props>) {
  const Drawn = memo(View, same) as unknown as ComponentType<Props> // its type leaves generic props open; it takes View's
  return function BoardView(props: Props) {
    const before = useDeferredValue(props)
    return <Drawn {...(before.scene.phase === props.scene.phase ? props : before)} />
  }
}
