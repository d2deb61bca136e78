import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { no, shows } from "../../design-system/src/testing/shows"
import { StoryFrame } from "../shell/testing/story-frame"
import { NotFoundPage } from "./not-found-page"
import { RouteError } from "./route-error"
import type { WrongAddress } from "./wrong-address"

/** The pages for a failure, for code that is missing and for an unknown address. */
const meta = {
  title: "App/Pages/Status pages",
  decorators: [(Story) => <StoryFrame>{Story()}</StoryFrame>],
} satisfies Meta
export default meta
type Story = StoryObj

const reset = fn()
const failedWith = (error: Error): Story => ({ render: () => <RouteError error={error} reset={reset} /> })
const wrong = (data?: WrongAddress): Story => ({ render: () => <NotFoundPage data={data} /> })

export const PageFailed: Story = {
  ...failedWith(new Error("Cannot read properties of undefined (reading 'multiplier')")),
  tags: ["matrix"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/reading 'multiplier'/)).not.toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }))
    await expect(reset).toHaveBeenCalledOnce()
  },
}
export const MissingCode: Story = {
  ...failedWith(new TypeError("Failed to fetch dynamically imported module: /assets/explorer.js")),
  play: shows(["button", "Try Again"], no("What went wrong")),
}
export const NoSuchPage: Story = { ...wrong(), tags: ["matrix"] }
export const AddressThatCannotBe: Story = wrong({
  status: 400,
  title: "That is not a wallet address.",
  text: "An address has 32 to 44 letters and digits.",
})
