import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent } from "storybook/test"
import { SettingsProvider } from "./settings-context"
import { type StorySettings, storySettings } from "./story-store"
import { ThemePanelView } from "./theme-panel"

interface Args extends StorySettings {
  onProblem: (problem: string) => void
}

/** Chooses the colour theme and the layout. */
const meta = {
  title: "Features/Settings/Theme panel",
  args: { onProblem: fn() },
  render: function WithSettings({ onProblem, ...initial }: Args) {
    const [store] = useState(() => storySettings(initial))
    return (
      <SettingsProvider store={store}>
        <ThemePanelView onProblem={onProblem} />
      </SettingsProvider>
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

/** All thirteen schemes in one view, each in its own colours; the layout of phones is not offered. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Layout Themes" })).toBeVisible()
    await expect(canvas.getByRole("radio", { name: "Auto" })).toBeChecked()
    await expect(canvas.getByRole("radio", { name: "Desktop" })).not.toBeChecked()
    await expect(canvas.queryByText(/degen-mobile/i)).toBeNull()
    await expect(canvas.getAllByRole("radio")).toHaveLength(2 + 13)
    await expect(canvas.getByRole("article", { name: /^Romantic Degen/ })).toHaveTextContent("Fraunces")
  },
}

/** The theme under the pointer is shown beside the choices; a press applies it. */
export const Preview: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole("radio", { name: "Midnight Luxe" }))
    await expect(canvas.getByRole("article", { name: "Midnight Luxe, preview" })).toBeVisible()
    await expect(canvas.getByRole("radio", { name: "Romantic Degen" })).toBeChecked()
    await userEvent.click(canvas.getByRole("radio", { name: "Jade Dynasty" }))
    await expect(canvas.getByRole("radio", { name: "Jade Dynasty" })).toBeChecked()
    await expect(canvas.getByRole("article", { name: /^Jade Dynasty/ })).toBeVisible()
  },
}

/** Arrow keys move from theme to theme, and each choice applies at once. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole("radio", { name: "Romantic Degen" }).focus()
    await userEvent.keyboard("{ArrowRight}{ArrowRight}")
    await expect(canvas.getByRole("radio", { name: "Casino Floor" })).toBeChecked()
    await expect(canvas.getByRole("radio", { name: "Casino Floor" })).toHaveFocus()
    await expect(canvas.getByRole("article", { name: /^Casino Floor/ })).toBeVisible()
  },
}

/** A desktop can be given its layout by hand, and can go back to the layout of the device. */
export const LayoutByHand: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Desktop" }))
    await expect(canvas.getByRole("radio", { name: "Desktop" })).toBeChecked()
    await expect(canvas.getByRole("radio", { name: "Auto" })).not.toBeChecked()
    await userEvent.keyboard("{ArrowLeft}")
    await expect(canvas.getByRole("radio", { name: "Auto" })).toBeChecked()
    await expect(canvas.getByRole("radio", { name: "Auto" })).toHaveFocus()
  },
}

/** A phone has one layout, so the desktop layout is not offered there. */
export const OnAPhone: Story = {
  args: { device: { userAgent: "Mozilla/5.0 (Linux; Android 15)", touch: true, compact: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("radio", { name: "Desktop" })).toBeNull()
    await expect(canvas.getByRole("radio", { name: "Auto" })).toBeChecked()
    await expect(canvas.getByText("Phones always use the mobile layout")).toBeVisible()
  },
}
