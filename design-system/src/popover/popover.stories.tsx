import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, userEvent, waitFor } from "storybook/test"
import { Button } from "../button/button"
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from "./popover"

const meta = {
  component: Popover,
  args: {
    children: (
      <>
        <PopoverTrigger asChild>
          <Button>Status</Button>
        </PopoverTrigger>
        <PopoverContent label="Connection status">
          <p className="mb-3">84 ms to the network</p>
          <PopoverClose asChild>
            <Button size="sm">Done</Button>
          </PopoverClose>
        </PopoverContent>
      </>
    ),
  },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { args: { defaultOpen: true } }
export const ReturnsFocus: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Status" })
    await userEvent.click(opener)
    await expect(await screen.findByRole("dialog", { name: "Connection status" })).toBeInTheDocument()
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
