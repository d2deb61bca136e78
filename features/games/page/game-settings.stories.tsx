import { Dialog } from "@dghrt/design-system"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, userEvent } from "storybook/test"
import { settings } from "#features/settings"
import { no, shows } from "../../../design-system/src/testing/shows"
import { diceRecord } from "../dice/record"
import GameSettings from "./game-settings"

/** Sound, motion and effects of a game, and the way to all settings. */
const meta = {
  title: "Features/Games/Game settings",
  component: GameSettings,
  args: { game: diceRecord, volume: 0.5, onVolumeChange: fn(), onVolumeCommit: fn(), onAll: fn() },
  render: (args) => (
    <Dialog open>
      <GameSettings {...args} />
    </Dialog>
  ),
} satisfies Meta<typeof GameSettings>
export default meta
type Story = StoryObj<typeof meta>

const flat = { ...diceRecord, capabilities: { supports2D: true, supports3D: false, default: "2D" as const } }

export const Dice: Story = {
  tags: ["matrix"],
  play: async ({ args }) => {
    const volume = screen.getByRole("slider", { name: "Volume" })
    await expect(volume).toHaveAttribute("aria-valuetext", "50%")
    volume.focus()
    await userEvent.keyboard("{ArrowUp}")
    await expect(args.onVolumeChange).toHaveBeenCalledWith(0.55)
    await userEvent.click(screen.getByRole("button", { name: "All settings" }))
    await expect(args.onAll).toHaveBeenCalledOnce()
  },
}
export const Silent: Story = { args: { volume: 0 } }
export const View: Story = {
  play: async () => {
    await expect(screen.getByRole("radio", { name: "2D" })).toBeChecked()
    await userEvent.click(screen.getByRole("radio", { name: "3D" }))
    await expect(settings.state.user.perGameModePreferences.dice).toBe("3D")
    await userEvent.click(screen.getByRole("radio", { name: "2D" }))
    await expect(settings.state.user.perGameModePreferences.dice).toBe("2D")
  },
}
export const OneViewLeavesNothingToChoose: Story = { args: { game: flat }, play: shows(no(["radiogroup", "View"])) }
