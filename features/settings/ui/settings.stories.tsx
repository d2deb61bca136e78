import { Dialog, DialogContent } from "@dghrt/design-system"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test"
import { moneyView } from "#features/money-view"
import { SettingsProvider } from "./settings-context"
import { SettingsPageView, SettingsPanelView } from "./settings-view"
import { type StorySettings, storySettings } from "./story-store"

interface Args extends StorySettings {
  /** Called to open all themes. */
  onThemes: () => void
  /** Asked for the graphics of this session. */
  onGraphics: () => void
  /** Asked for the player's own limits. */
  onLimits: () => void
}

/** The settings of this device, in sections. */
const meta = {
  title: "Features/Settings/Settings",
  args: { onThemes: fn(), onGraphics: fn(), onLimits: fn() },
  render: function WithSettings({ onThemes, onGraphics, onLimits, ...initial }: Args) {
    const [store] = useState(() => storySettings(initial))
    return (
      <SettingsProvider store={store}>
        <SettingsPageView onThemes={onThemes} onGraphics={onGraphics} onLimits={onLimits} />
      </SettingsProvider>
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const openAdvanced = (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole("button", { name: "Advanced 11 options" }))

/** A first visit: everything on that costs nothing. */
export const FirstVisit: Story = {
  tags: ["matrix"],
  play: async ({ canvas }) => {
    for (const name of ["Quick", "Money and sound", "Appearance"])
      await expect(canvas.getByRole("button", { name })).toHaveAttribute("aria-expanded", "true")
    await expect(canvas.queryByRole("radio", { name: "15 s" })).toBeNull()
    await openAdvanced(canvas)
    await expect(canvas.getByRole("radio", { name: "15 s" })).toBeChecked()
    await expect(canvas.queryByText("Restore Visuals")).toBeNull()
  },
}

/** The page took motion and glow away and says so. */
export const AfterAutoAdapt: Story = {
  args: { user: { reduceMotion: true, reduceMotionSource: "auto" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Reduced motion was switched on to keep play smooth.")).toBeVisible()
    await expect(canvas.getByText("Switched on automatically")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Restore Visuals" }))
    await expect(canvas.getByRole("switch", { name: "Reduce motion" })).not.toBeChecked()
    await expect(canvas.queryByRole("button", { name: "Restore Visuals" })).toBeNull()
  },
}

/** The player's choice is marked differently from an automatic one, and can be undone in the same place. */
export const ReducedByHand: Story = {
  args: { user: { lessGlow: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Less glow is on.")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Stop Auto Optimize" }))
    await openAdvanced(canvas)
    await expect(canvas.getByRole("switch", { name: "Auto adapt" })).not.toBeChecked()
    await expect(canvas.getByRole("switch", { name: "Less glow" })).not.toBeChecked()
  },
}

/** Data saver decides four settings, which say so and wait. */
export const SavingData: Story = {
  args: { user: { dataSaver: true } },
  play: async ({ canvas }) => {
    await openAdvanced(canvas)
    await expect(canvas.getAllByText("Set by Data saver")).toHaveLength(4)
    await expect(canvas.getByRole("radio", { name: "Manual" })).toBeChecked()
    await expect(canvas.getByRole("radio", { name: "Manual" })).toBeDisabled()
    await expect(canvas.getByRole("switch", { name: "Cache warmup" })).not.toBeChecked()
    await userEvent.click(canvas.getByRole("switch", { name: "Data saver" }))
    await expect(canvas.getByRole("radio", { name: "15 s" })).toBeChecked()
  },
}

/** A browser that keeps nothing says how long the choices hold. */
export const NothingIsStored: Story = {
  args: { lasts: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Your settings are lost when you reload the page")
    await userEvent.click(canvas.getByRole("switch", { name: "Less glow" }))
    await expect(canvas.getByRole("switch", { name: "Less glow" })).toBeChecked()
  },
}

/** Resetting asks first and lists every value, the particles that go off included. */
export const ResetAsks: Story = {
  args: { user: { tickerInterval: 0, dataSaver: true }, colorScheme: "jade" },
  play: async ({ canvas }) => {
    await openAdvanced(canvas)
    await userEvent.click(canvas.getByRole("button", { name: "Reset Defaults" }))
    const question = await screen.findByRole("alertdialog", { name: "Reset these settings?" })
    await expect(within(question).getAllByRole("term")).toHaveLength(14)
    await expect(within(question).getByText("Particles").nextSibling).toHaveTextContent("off")
    await userEvent.click(within(question).getByRole("button", { name: "Reset Defaults" }))
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
    await expect(canvas.getByRole("radio", { name: "15 s" })).toBeChecked()
    await expect(canvas.getByRole("switch", { name: "Particles" })).not.toBeChecked()
    await expect(canvas.getByRole("radio", { name: "Romantic Degen" })).toBeChecked()
    await waitFor(() => expect(canvas.getByRole("button", { name: "Reset Defaults" })).toHaveFocus())
  },
}

/** Keeping one's own changes nothing. */
export const ResetDeclined: Story = {
  args: { user: { lessGlow: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Reset Defaults" }))
    const question = await screen.findByRole("alertdialog")
    await userEvent.click(within(question).getByRole("button", { name: "Cancel" }))
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
    await expect(canvas.getByRole("switch", { name: "Less glow" })).toBeChecked()
  },
}

/** Arrow keys choose a theme, Enter folds a section. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole("radio", { name: "Romantic Degen" })
    first.focus()
    await userEvent.keyboard("{ArrowRight}")
    await expect(canvas.getByRole("radio", { name: "Cyberpunk" })).toBeChecked()
    await expect(canvas.getByText("Cyberpunk")).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole("button", { name: "All themes" })).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await expect(args.onThemes).toHaveBeenCalledOnce()
    canvas.getByRole("button", { name: "Quick" }).focus()
    await userEvent.keyboard("{Enter}")
    await expect(canvas.getByRole("button", { name: "Quick 6 options" })).toHaveAttribute("aria-expanded", "false")
    await expect(canvas.queryByRole("switch", { name: "Data saver" })).toBeNull()
  },
}

/** What the wallet holds can be hidden, and shown in dollars. */
export const HidingTheBalance: Story = {
  beforeEach: () => () => moneyView.change({ hidesBalance: false, inDollars: false }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("switch", { name: "Hide balance" }))
    await expect(canvas.getByRole("switch", { name: "Hide balance" })).toBeChecked()
    await userEvent.click(canvas.getByRole("radio", { name: "Dollars" }))
    await expect(moneyView.state.current).toEqual({ hidesBalance: true, inDollars: true })
  },
}

/** The modal form: one column, the advanced options folded away and counted. */
export const AsDialog: Story = {
  render: function WithSettings({ onThemes, onGraphics, onLimits, ...initial }: Args) {
    const [store] = useState(() => storySettings(initial))
    return (
      <Dialog open>
        <DialogContent title="Settings" description="Saved on this device.">
          <SettingsProvider store={store}>
            <SettingsPanelView onThemes={onThemes} onGraphics={onGraphics} onLimits={onLimits} />
          </SettingsProvider>
        </DialogContent>
      </Dialog>
    )
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog", { name: "Settings" })
    await expect(within(dialog).getByRole("button", { name: "Advanced 11 options" })).toHaveAttribute(
      "aria-expanded",
      "false",
    )
    await userEvent.click(within(dialog).getByRole("button", { name: "Open graphics" }))
    await expect(args.onGraphics).toHaveBeenCalledOnce()
    await userEvent.click(within(dialog).getByRole("button", { name: "Open responsible play" }))
    await expect(args.onLimits).toHaveBeenCalledOnce()
  },
}
