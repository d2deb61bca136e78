import { expect, userEvent, type within } from "storybook/test"
import type { BoardBetting } from "../kit/board-betting"

/** A story's play: the key on the action of this name places this bet. */
export const playsByKey =
  (action: RegExp, bet: object, key = "{Enter}") =>
  async ({ canvas, args }: { canvas: ReturnType<typeof within>; args: { context: BoardBetting } }) => {
    canvas.getByRole("button", { name: action }).focus()
    await userEvent.keyboard(key)
    await expect(args.context.play).toHaveBeenLastCalledWith(bet)
  }
