import { expect, userEvent, waitFor, type within } from "storybook/test"

/** For stories that show a board after its outcome: the layer leaves by a clock, and a picture of it must not depend on one. */
export async function outcomeDismissed(canvas: ReturnType<typeof within>): Promise<void> {
  const verify = { name: "Verify this result" }
  await canvas.findByRole("button", verify)
  await userEvent.keyboard("{Escape}")
  await waitFor(() => expect(canvas.queryByRole("button", verify)).toBeNull())
}
