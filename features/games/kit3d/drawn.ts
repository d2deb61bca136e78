import { expect, waitFor } from "storybook/test"

/** Waits until the 3D view has replaced the 2D view. */
export const drawn = async ({ canvasElement }: { canvasElement: HTMLElement }) =>
  waitFor(() => expect(canvasElement.querySelector("[data-slot=renderer-3d] canvas")).toBeVisible(), {
    timeout: 20_000,
  })
