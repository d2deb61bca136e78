import { expect, waitFor, type within } from "storybook/test"
// A win's drawing ends 900 ms after it was due, whether or not its file has come.
import "../celebration/celebration"

const drawing = () => document.querySelector("[data-slot=celebration]")

/** Screens over which a win was drawn: a busy machine may look when that is over. */
const drawnOver = new WeakSet<Element>()
new MutationObserver(() => {
  const screen = drawing()?.closest("[data-slot=screen]")
  if (screen) drawnOver.add(screen)
}).observe(document, { subtree: true, childList: true })

/** For stories that show a board with its result, once nothing is drawn over it. */
export async function resultShown(canvas: ReturnType<typeof within>): Promise<void> {
  const line = (await canvas.findByRole("button", { name: "Verify this result" })).closest("[data-slot=outcome]")
  const screen = line?.closest("[data-slot=screen]")
  if (screen && line?.getAttribute("data-kind") === "win") await waitFor(() => expect(drawnOver.has(screen)).toBe(true))
  await waitFor(() => expect(drawing()).toBeNull())
}
