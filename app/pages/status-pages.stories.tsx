import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { StoryFrame } from "../shell/testing/story-frame"
import ApplicationError from "./application-error"
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
    const cause = canvas.getByText(/reading 'multiplier'/)
    await expect(cause).not.toBeVisible()
    await userEvent.click(canvas.getByText("What went wrong"))
    await expect(cause).toBeVisible()
    // First the button that copies the details, then Try Again.
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(reset).toHaveBeenCalledOnce()
  },
}
export const HostileCause: Story = {
  ...failedWith(new Error(`<img src=x onerror=alert(1)>‮${"x".repeat(400)}`)),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("What went wrong"))
    await expect(canvas.getByText(/^<img src=x/).textContent).toHaveLength(300)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
export const MissingCode: Story = {
  ...failedWith(new TypeError("Failed to fetch dynamically imported module: /assets/explorer.js")),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Reload Page" })).toBeVisible()
    await expect(canvas.queryByText("What went wrong")).toBeNull()
  },
}
export const NoSuchPage: Story = { ...wrong(), tags: ["matrix"] }
export const AddressThatCannotBe: Story = wrong({
  status: 400,
  title: "That is not a wallet address.",
  text: "An address has 32 to 44 letters and digits.",
})
export const ApplicationFailed: Story = {
  render: () => <ApplicationError error={new Error("no frame")} onRetry={reset} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Application Error" })).toBeVisible()
  },
}
