import { expect, test, vi } from "vitest"
import { render } from "vitest-browser-react"
import { boardView } from "./board-view"

interface BoardProps {
  scene: { phase: string; roll?: number }
  locked: boolean
  onDrawn?: () => void
}

const Board = boardView(function Board({ scene, locked, onDrawn }: BoardProps) {
  onDrawn?.()
  return (
    <p role="img" aria-label="board">
      {scene.phase} {scene.roll} {locked ? "locked" : "free"}
    </p>
  )
})

test("a scene that is made anew and reads the same is not drawn again", async () => {
  const drawn = vi.fn()
  const screen = await render(<Board scene={{ phase: "idle" }} locked={false} onDrawn={drawn} />)
  await screen.rerender(<Board scene={{ phase: "idle" }} locked={false} onDrawn={drawn} />)
  expect(drawn).toHaveBeenCalledOnce()
})

test("what the player sets is drawn, and every scene that follows", async () => {
  const screen = await render(<Board scene={{ phase: "idle" }} locked={false} />)
  const board = screen.getByRole("img")
  await screen.rerender(<Board scene={{ phase: "idle" }} locked />)
  await expect.element(board).toHaveTextContent("idle locked")
  await screen.rerender(<Board scene={{ phase: "rolling" }} locked />)
  await expect.element(board).toHaveTextContent("rolling locked")
  await screen.rerender(<Board scene={{ phase: "settled", roll: 41 }} locked={false} />)
  await expect.element(board).toHaveTextContent("settled 41 free")
})
