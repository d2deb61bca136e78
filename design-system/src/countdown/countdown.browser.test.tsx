import "../../../.storybook/preview.css"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { Countdown } from "./countdown"

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e20])("until %d, which is no time, it is over", async (until) => {
  await render(<Countdown label="Draw in" until={until} done="Drawn" />)
  await expect.element(page.getByText("Drawn")).toBeVisible()
})
