import { expect, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { recordAnnouncements } from "../../../design-system/src/testing/announcements"
import { Updated, type UpdatedProps } from "./updated"
import { useFailed } from "./use-failed"

const atMs = 1_793_000_000_000
const props: UpdatedProps = {
  atMs,
  nowMs: atMs + 1_000,
  refreshing: false,
  failed: false,
  onRefresh: vi.fn(),
  loadingText: "Loading player...",
}

async function open() {
  const screen = await render(<Updated {...props} />)
  const heard = recordAnnouncements()
  return {
    screen,
    show: (change: Partial<UpdatedProps>) => screen.rerender(<Updated {...props} {...change} />),
    said: () => heard.map(({ text }) => text),
  }
}

test("the age of the data is shown each second and never announced", async () => {
  const { screen, show, said } = await open()
  for (let seconds = 2; seconds < 40; seconds++) await show({ nowMs: atMs + seconds * 1_000 })
  await expect.element(screen.getByText("Updated 39s ago")).toBeVisible()
  await show({ refreshing: true })
  await show({ atMs: atMs + 40_000, nowMs: atMs + 41_000 })
  expect(said()).toEqual([])
})

test("a refresh by key announces its end, once for each press", async () => {
  const { screen, show, said } = await open()
  for (const presses of [1, 2]) {
    screen.getByRole("button", { name: "Refresh" }).element().focus()
    await userEvent.keyboard("{Enter}")
    await show({ refreshing: true })
    await show({ nowMs: atMs + 2_000 })
    await show({ nowMs: atMs + 3_000 })
    expect(said()).toEqual(Array(presses).fill("Updated."))
  }
})

function Read({ stale, refreshing }: { stale: boolean; refreshing: boolean }) {
  const failed = useFailed({ status: "ready", value: null, stale }, refreshing)
  return <Updated {...props} failed={failed} refreshing={refreshing} shown={failed} />
}

test("a failure is announced once until data comes, however often it is tried again, and its button stays meanwhile", async () => {
  const screen = await render(<Read stale={false} refreshing={false} />)
  const heard = recordAnnouncements()
  const failure = "Refreshing failed. Older data is shown."
  for (let attempts = 0; attempts < 3; attempts++) {
    await screen.rerender(<Read stale refreshing />)
    await screen.rerender(<Read stale refreshing={false} />)
    if (attempts === 0) screen.getByRole("button", { name: "Refresh" }).element().focus()
    await expect.element(screen.getByRole("button", { name: "Refresh" })).toHaveFocus()
  }
  expect(heard.map(({ text }) => text)).toEqual([failure])
  await screen.rerender(<Read stale={false} refreshing={false} />)
  await expect.element(screen.getByRole("button", { name: "Refresh" })).toHaveFocus()
  await screen.rerender(<Read stale refreshing={false} />)
  expect(heard.map(({ text }) => text)).toEqual([failure, failure])
})

test("a failure is announced once, although its age changes", async () => {
  const { show, said } = await open()
  for (let seconds = 2; seconds < 10; seconds++) await show({ failed: true, nowMs: atMs + seconds * 1_000 })
  expect(said()).toEqual(["Refreshing failed. Older data is shown."])
})
