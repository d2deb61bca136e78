import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { shows } from "../../design-system/src/testing/shows"
import { FooterView } from "./footer"
import { StatusButtonView } from "./status-button-view"
import { StoryFrame } from "./testing/story-frame"

const meta = {
  title: "App/Shell/Footer",
  component: FooterView,
  args: { status: <StatusButtonView health={{ state: "online", answeredInMs: 84 }} onOpen={fn()} /> },
  decorators: [
    (Story) => (
      <StoryFrame>
        <div className="-m-6">
          <Story />
        </div>
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof FooterView>
export default meta
type Story = StoryObj<typeof meta>

export const Online: Story = {
  tags: ["matrix"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Terms" })).toHaveAttribute("href", "/terms")
    const github = canvas.getByRole("link", { name: "GitHub, in a new tab" })
    await expect(github).toHaveAttribute("rel", "noopener noreferrer")
    await expect(canvas.getByRole("button", { name: "Discord is not available yet" })).toHaveAttribute(
      "aria-disabled",
      "true",
    )
    await expect(canvas.getByRole("button", { name: "Status 84 ms online" })).toBeVisible()
  },
}
export const NotKnownYet: Story = {
  args: { status: <StatusButtonView health={{ state: "unknown" }} onOpen={fn()} /> },
  play: shows(["button", "Status unknown"]),
}
export const Slow: Story = {
  args: { status: <StatusButtonView health={{ state: "slow", answeredInMs: 1240 }} onOpen={fn()} /> },
}
export const Offline: Story = {
  args: { status: <StatusButtonView health={{ state: "offline" }} onOpen={fn()} /> },
  play: shows(["button", "Status offline"]),
}
