import { expect, waitFor } from "storybook/test"

/** A story of a solid ends when it is drawn; before, the flat view stands in its place. */
export const drawn = async ({ canvasElement }: { canvasElement: HTMLElement }) =>
  waitFor(() => expect(canvasElement.querySelector("[data-slot=stage-3d] canvas")).toBeVisible(), { timeout: 20_000 })
