import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent } from "storybook/test"
import { Tabs, TabsContent, TabsList, TabsTrigger } from "./tabs"

const meta = {
  component: Tabs,
  args: { defaultValue: "summary" },
  render: (args) => (
    <Tabs {...args}>
      <TabsList label="Bet details">
        <TabsTrigger value="summary">Summary</TabsTrigger>
        <TabsTrigger value="proof">Proof</TabsTrigger>
        <TabsTrigger value="logs" disabled>
          Logs
        </TabsTrigger>
      </TabsList>
      <TabsContent value="summary">Rolled 37 under 50.</TabsContent>
      <TabsContent value="proof">The seed was committed before the bet.</TabsContent>
    </Tabs>
  ),
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = { tags: ["matrix"] }
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole("tab", { name: "Summary" })).toHaveFocus()
    await userEvent.keyboard("{ArrowRight}")
    await expect(canvas.getByRole("tab", { name: "Proof" })).toHaveAttribute("aria-selected", "true")
    await expect(canvas.getByText("The seed was committed before the bet.")).toBeVisible()
  },
}
