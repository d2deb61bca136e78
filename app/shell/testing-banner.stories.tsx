import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { TestingBanner } from "./testing-banner"

/** Stands over every page that plays with money of a test network, and over none of the real one. */
const meta = {
  title: "App/Shell/Testing banner",
  component: TestingBanner,
  args: { cluster: "localnet" },
} satisfies Meta<typeof TestingBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Localnet: Story = {
  tags: ["matrix"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("complementary", { name: "Testing mode" })).toHaveTextContent(/no real money/)
  },
}
export const DevnetOnAPhone: Story = { args: { cluster: "devnet" }, globals: { viewport: { value: "mobile" } } }
