import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { MessageList } from "./message-list"

const meta = { title: "Features/Messages", component: MessageList } satisfies Meta<typeof MessageList>
export default meta

export const All: StoryObj<typeof meta> = {
  tags: ["matrix"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Failed to connect to your wallet. Please try again.")).toBeVisible()
    await expect(canvas.getAllByRole("row").length).toBeGreaterThan(75)
  },
}
