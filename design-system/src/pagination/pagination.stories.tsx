import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { tabTo } from "../testing/focus-ring"
import { held } from "../testing/held"
import { Pagination } from "./pagination"

/**
 * Turns the pages of a long list.
 *
 * **Do** say in `note` which rows are in sight.
 * **Don't** use it where `DataList` can scroll through everything.
 * **Keyboard** Tab goes through the button to the previous page, the page numbers and the button to the next page;
 * Enter or Space presses one.
 * **Accessibility** A `nav` landmark named by `label`. The current page has `aria-current="page"` and an outline in
 * forced colors mode. A change of `note` is announced politely. The gaps are decoration. Below 640 px the current page
 * is the only number.
 * **Parts** `pagination`; inside it `icon-button` and `button`.
 */
const meta = {
  title: "Components/Navigation/Pagination",
  parameters: {
    example: `
import { Pagination } from "@dghrt/design-system"
import { useState } from "react"

export function Pages() {
  const [page, setPage] = useState(1)
  return <Pagination label="Pages of plays" page={page} pageCount={12} onPageChange={setPage} />
}
`,
  },
  component: Pagination,
  args: { label: "Pages of plays", page: 4, pageCount: 20, note: "Rows 301 to 400 of 2,000", onPageChange: fn() },
  render: held(Pagination, "page", "onPageChange"),
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = { tags: ["matrix"] }
export const First: Story = { args: { page: 1, note: undefined } }
export const OnlyPage: Story = { args: { page: 1, pageCount: 1, note: "Rows 1 to 7 of 7" } }
export const NoPages: Story = {
  args: { page: 3, pageCount: 0, note: "No rows" },
  play: async ({ canvas, args }) => {
    for (const name of ["Previous page", "Next page"]) {
      await expect(canvas.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true")
      await userEvent.click(canvas.getByRole("button", { name }))
    }
    await expect(args.onPageChange).not.toHaveBeenCalled()
  },
}
export const Loading: Story = { args: { disabled: true } }
export const TenThousandPages: Story = { args: { page: 5_000, pageCount: 10_000, note: undefined } }
export const Phone: Story = { globals: { viewport: { value: "mobile" } } }
export const Turning: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }))
    await expect(args.onPageChange).toHaveBeenLastCalledWith(5)
    await userEvent.click(canvas.getByRole("button", { name: "Page 20" }))
    await expect(canvas.getByRole("button", { name: "Page 20" })).toHaveAttribute("aria-current", "page")
    await expect(canvas.getByRole("button", { name: "Next page" })).toHaveAttribute("aria-disabled", "true")
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }))
    await expect(args.onPageChange).toHaveBeenLastCalledWith(20)
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await tabTo(canvas.getByRole("button", { name: "Previous page" }))
    await userEvent.keyboard("{Enter}")
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3)
    await expect(canvas.getByRole("button", { name: "Previous page" })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(" ")
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1)
    // At the first page the button that led there leads no further and keeps the focus.
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole("button", { name: "Previous page" })).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await expect(args.onPageChange).toHaveBeenCalledTimes(2)
  },
}
