import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, userEvent } from "storybook/test"
import { GraphicsView } from "./graphics-view"
import { SettingsProvider } from "./settings-context"
import { type StorySettings, storySettings } from "./story-store"

/** The settings of how much this device draws. */
const meta = {
  title: "Features/Settings/Graphics",
  render: function WithSettings(initial: StorySettings) {
    const [store] = useState(() => storySettings(initial))
    return (
      <SettingsProvider store={store}>
        <div className="framed max-w-108 rounded-xl bg-surface p-6">
          <GraphicsView />
        </div>
      </SettingsProvider>
    )
  },
} satisfies Meta<StorySettings>
export default meta
type Story = StoryObj<StorySettings>

/** No flashing light unless it was switched on. */
export const Default: Story = {
  tags: ["matrix"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "High" })).toBeChecked()
    await expect(canvas.getByRole("radio", { name: "High" })).toHaveAccessibleDescription("8 particles, 3 px borders")
    await expect(canvas.getByRole("radio", { name: "Low" })).toHaveAccessibleDescription("8 particles, no borders")
    await expect(canvas.queryByText("Photosensitivity.")).toBeNull()
    await userEvent.click(canvas.getByRole("switch", { name: "Motion" }))
    await expect(canvas.getByRole("radio", { name: "High" })).toHaveAccessibleDescription("No particles, 3 px borders")
  },
}

/** The warning stands as long as effects are on, and not longer. */
export const EnhancedEffects: Story = {
  args: { graphics: { enableEffects: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Enhanced effects can flash")
    await userEvent.click(canvas.getByRole("switch", { name: "Enhanced effects" }))
    await expect(canvas.queryByText("Photosensitivity.")).toBeNull()
  },
}

/** On a slow device the panel says what would run smoother. */
export const LowEndDevice: Story = {
  args: { device: { cores: 2 }, graphics: { enableEffects: true } },
  tags: ["matrix"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("slower than usual")
  },
}

/** One radio group: arrows move through the four steps. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole("radio", { name: "High" }).focus()
    await userEvent.keyboard("{ArrowRight}")
    await expect(canvas.getByRole("radio", { name: "Ultra" })).toBeChecked()
    await expect(canvas.getByRole("radio", { name: "Ultra" })).toHaveAccessibleDescription(
      "12 particles, 4 px borders, scanlines",
    )
    await userEvent.tab()
    await expect(canvas.getByRole("switch", { name: "Enhanced effects" })).toHaveFocus()
    await userEvent.keyboard(" ")
    await expect(canvas.getByText("Photosensitivity.")).toBeVisible()
  },
}
