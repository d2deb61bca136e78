import { expect, test } from "vitest"
import { render } from "vitest-browser-react"
import { StoryFrame } from "./testing/story-frame"

const wallet = "CtVQZVaWYQPypuhZ8o3qDB9f2soDVeRAzozYAPUeE34x"

test("an invitation that names no whole address is said to be unreadable, and nobody is offered as the referrer", async () => {
  localStorage.clear()
  const before = location.href
  // The address is read once, as the page's code loads.
  history.replaceState(null, "", `?panel=theme&amp;REF=${wallet.slice(0, -1)}...`)
  const [{ default: InvitationHost }, { Toasts }] = await Promise.all([import("./invitation-host"), import("./toasts")])
  const screen = await render(
    <StoryFrame>
      <InvitationHost />
      <Toasts />
    </StoryFrame>,
  )
  history.replaceState(null, "", before)
  await expect.element(screen.getByText("This invitation link cannot be read", { exact: true })).toBeVisible()
  expect(screen.getByRole("region", { name: "Invitation" }).query()).toBeNull()
})
