import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { defaultAccessOverride } from "#contract/access-override"
import { press, shows } from "../../../design-system/src/testing/shows"
import { BackSoonView } from "./back-soon-view"
import { OverrideView } from "./override-view"

const { accessMessage, offlineMessage } = defaultAccessOverride

/** What visitors see while the owner keeps the casino closed, and the owner's form. */
const meta = {
  title: "Features/Access override",
  component: BackSoonView,
  args: { accessMessage, offlineMessage, onCheckAgain: fn() },
} satisfies Meta<typeof BackSoonView>
export default meta
type Story = StoryObj<typeof meta>

export const BackSoon: Story = { tags: ["matrix"], play: shows(press("Check Again", (args) => args.onCheckAgain)) }
/** What was begun can be ended: the way to it comes first. */
export const BackSoonWithAnOpenGame: Story = {
  args: { openGame: { href: "/game/7xKpBvVYg4tEoY7MoPSmkqWqLnyUzT6tW7nPPyDk9qZt/mines", name: "Mines" } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole("link")
    await expect(first).toHaveTextContent("Finish Mines")
    await expect(first).toHaveAttribute("href", expect.stringMatching(/\/mines$/))
  },
}
export const Phone: Story = { globals: { viewport: { value: "mobile" } } }
export const LongMessages: Story = {
  args: { accessMessage: "x".repeat(500), offlineMessage: "Back at noon. ".repeat(35) },
}

const form = {
  draft: { enabled: false, accessMessage, offlineMessage },
  onChange: fn(),
  state: { text: "Casino open for everyone", tone: "success" as const },
  changedAtMs: Date.UTC(2026, 10, 24, 9, 30),
  saving: false,
  notice: null,
  onPreview: fn(),
  onSave: fn(),
  onReset: fn(),
}
export const Override: Story = {
  render: () => <OverrideView {...form} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("switch", { name: "Casino closed" }))
    await expect(form.onChange).toHaveBeenLastCalledWith({ ...form.draft, enabled: true })
    await userEvent.click(canvas.getByRole("button", { name: "Sign and save" }))
    await expect(form.onSave).toHaveBeenCalled()
  },
}
export const OverrideNotSaved: Story = {
  render: () => (
    <OverrideView
      {...form}
      draft={{ ...form.draft, enabled: true }}
      state={{ text: "Not saved, open for everyone", tone: "warning" }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Not saved, open for everyone")
    await expect(canvas.getByRole("switch", { name: "Casino closed" })).toBeChecked()
  },
}
export const OverrideEmptyMessage: Story = {
  render: () => <OverrideView {...form} draft={{ ...form.draft, accessMessage: " " }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Sign and save" })).toBeDisabled()
  },
}
export const OverrideRefused: Story = {
  render: () => (
    <OverrideView
      {...form}
      notice={{
        tone: "danger",
        text: "The wallet did not sign. Nothing was changed. Some hardware wallets cannot sign messages.",
      }}
    />
  ),
}
