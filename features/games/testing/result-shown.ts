import { expect, waitFor, type within } from "storybook/test"

/** For stories that show a board with its result, once nothing is drawn over it. */
export async function resultShown(canvas: ReturnType<typeof within>): Promise<void> {
  const line = (await canvas.findByRole("button", { name: "Verify this result" })).closest("[data-slot=outcome]")
  const won = line?.getAttribute("data-kind") === "win"
  const drawing = () => document.querySelector("[data-slot=celebration]")
  if (won) await waitFor(() => expect(drawing()).not.toBeNull())
  await waitFor(() => expect(drawing()).toBeNull())
}
