import { expect, userEvent, waitFor, type within } from "storybook/test"

/** For stories that show a board after its outcome, which can be read for 2.4 s before a key takes it away. */
export async function outcomeDismissed(canvas: ReturnType<typeof within>): Promise<void> {
  const verify = { name: "Verify this result" }
  await canvas.findByRole("button", verify)
  await userEvent.keyboard("{Escape}")
  await waitFor(() => expect(canvas.queryByRole("button", verify)).toBeNull(), { timeout: 6_000 })
}
