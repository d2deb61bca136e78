import { Button } from "@dghrt/design-system"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { HomeView } from "./home"

const meta = {
  component: HomeView,
  args: { connected: false, connecting: false, onConnect: fn(), playLink: null },
} satisfies Meta<typeof HomeView>
export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Connect Wallet" }))
    await expect(args.onConnect).toHaveBeenCalledOnce()
  },
}
export const Connecting: Story = { args: { connecting: true } }
export const Player: Story = {
  args: {
    connected: true,
    playLink: (
      <Button asChild variant="primary" size="lg">
        <a href="#dice">Play Dice</a>
      </Button>
    ),
  },
}
export const Phone: Story = { globals: { viewport: { value: "mobile" } } }
